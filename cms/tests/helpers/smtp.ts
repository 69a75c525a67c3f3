import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface CaughtMail {
  readonly to: string;
  readonly raw: string;
  readonly messageId: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** How the server behaves: it takes mails, never says a word, says nothing after a mail, or refuses at a step. */
export type Behaviour = 'accept' | 'silent' | 'silent-after-data' | 'refuse-sender' | 'refuse-recipient' | 'busy';

function decodeBody(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body;
  const joined = body.replace(/=\r\n/g, '');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/\r\n(?=[ \t])/g, '')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_match, kind: string, text: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(
            text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_hex, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    );
}

function parse(to: string, raw: string): CaughtMail {
  const head = raw.split('\r\n\r\n')[0] ?? '';
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  const part = (type: string) => decodeBody(parts.find((one) => one.toLowerCase().includes(`content-type: ${type}`))?.trimStart() ?? '');
  return { to, raw, messageId: header('Message-ID'), subject: decodeHeader(header('Subject')), html: part('text/html'), text: part('text/plain').replaceAll('\r\n', '\n') };
}

/** A mail server on a port of its own that keeps what it takes, and can be slow, unfriendly or gone. */
export class MailCatcher {
  readonly mails: CaughtMail[] = [];
  behaviour: Behaviour = 'accept';
  connections = 0;
  /** Set, it holds the answer to a mail back until it resolves. */
  hold: Promise<void> | undefined;
  private server: Server | undefined;
  private port = 0;
  private readonly sockets = new Set<Socket>();
  private readonly waiting = new Set<() => void>();

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens; again on the same port after `stop`. */
  async start(): Promise<void> {
    this.server = createServer((socket) => this.talk(socket));
    await new Promise<void>((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Resolves when the condition holds; looked at after every connection and every mail. */
  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.add(resolve));
  }

  /** The newest mail to an address, once there is one whose subject matches. */
  async mailTo(address: string, subject: RegExp): Promise<CaughtMail> {
    const find = () => this.mails.findLast((mail) => mail.to === address && subject.test(mail.subject));
    await this.until(() => find() !== undefined);
    return find() as CaughtMail;
  }

  private tell(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }

  private talk(socket: Socket): void {
    this.connections += 1;
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    this.tell();
    if (this.behaviour === 'silent') return;
    let buffer = '';
    let to = '';
    let inData = false;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    const command = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'MAIL') return say(this.behaviour === 'refuse-sender' ? '550 who are you' : '250 ok');
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        if (this.behaviour === 'refuse-recipient') return say('550 nobody here');
        return say(this.behaviour === 'busy' ? '451 later' : '250 ok');
      }
      if (verb === 'DATA') {
        inData = true;
        return say('354 go on');
      }
      if (verb === 'QUIT') return socket.end('221 bye\r\n');
      return say('250 ok');
    };
    const take = async (raw: string) => {
      if (this.behaviour === 'silent-after-data') return this.tell();
      await this.hold;
      this.mails.push(parse(to, raw.replace(/\r\n\.\./g, '\r\n.')));
      say('250 taken');
      this.tell();
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString('latin1');
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const piece = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          void take(piece);
        } else command(piece);
      }
    });
    say('220 ready');
  }
}
