import type { Core } from '@strapi/strapi';
import { Mailer } from './mailer';
import { mailRenderer } from './render';
import { smtpTransport } from './transport';

/** The mailer of a CMS process, with the configured mail server. */
export function createMailer(strapi: Core.Strapi): Mailer {
  return new Mailer({
    db: strapi.db.connection,
    send: smtpTransport({ smtpUrl: strapi.config.get('mail.smtpUrl'), from: strapi.config.get('mail.from') }),
    render: mailRenderer(strapi),
    log: strapi.log,
  });
}
