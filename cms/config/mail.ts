import { env } from './parse/env';

const { SMTP_URL, MAIL_FROM } = env();

/** The server for outgoing mail, and its sender. */
export default {
  smtpUrl: SMTP_URL,
  from: MAIL_FROM,
};
