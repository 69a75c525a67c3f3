import { createTransport } from 'nodemailer';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
}

export interface AddressedMail extends RenderedMail {
  readonly recipient: string;
  /** Makes the Message-ID: a mail that is sent twice after a crash is recognised as one. */
  readonly id: string;
}

/** Hands a mail to the mail server. Rejects where it isn't known to have arrived. */
export type SendMail = (mail: AddressedMail, signal: AbortSignal) => Promise<void>;

/** Each step of the conversation may take this long, and all of it together the other. */
const STEP_TIMEOUT_MS = 10_000;
const SEND_TIMEOUT_MS = 40_000;

const idDomain = (from: string) => /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1] ?? 'localhost';

/**
 * Sends over SMTP, a connection per mail.
 * @param smtpUrl `smtp://user:password@host:587`
 * @param from the sender, `Name <address>`
 */
export function smtpTransport(
  { smtpUrl, from, stepTimeoutMs = STEP_TIMEOUT_MS }: { smtpUrl: string; from: string; stepTimeoutMs?: number },
): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    // Nothing in a mail is ever read from a file or another server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ id, recipient, subject, html, text, language }, signal) => {
    await transport.sendMail({
      from,
      to: { name: '', address: recipient },
      subject,
      html,
      text,
      messageId: `<${id}@${idDomain(from)}>`,
      // Out-of-office robots don't answer these.
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      // A server that keeps talking slowly would get past the timeouts of each step.
      signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]),
    });
  };
}

/** What a failed attempt means. */
export type FailureKind =
  /** The server can't be talked to: other mails would fail as well. */
  | 'unreachable'
  /** The server won't ever take this mail. */
  | 'refused'
  /** This mail may work later. */
  | 'later';

const CONNECTION_PROBLEMS = new Set([
  'ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EPROXY', 'EABORT',
]);

interface SmtpProblem {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
}

/** Judges an error of `SendMail`. */
export function judgeFailure(error: unknown): FailureKind {
  const { code, command, responseCode } = (error ?? {}) as SmtpProblem;
  const permanent = typeof responseCode === 'number' && responseCode >= 500;
  // A 5xx before the recipient is named is about us, not about the mail: a setting that somebody will repair.
  if (permanent && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
  if (responseCode === 421 || (typeof code === 'string' && CONNECTION_PROBLEMS.has(code))) return 'unreachable';
  return 'later';
}

/** The error in one line of a log, without the addresses servers like to repeat. */
export function describeFailure(error: unknown): string {
  const { code, command, responseCode } = (error ?? {}) as SmtpProblem;
  const parts = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  if (parts.length > 0) return parts.join(' ');
  return error instanceof Error ? error.name : 'unknown';
}
