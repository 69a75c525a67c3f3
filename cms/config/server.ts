import type { Core } from '@strapi/strapi';
import { env } from './parse/env';

const { CMS_HOST, CMS_PORT, CMS_PUBLIC_URL, APP_KEYS, UPLOADS_DIR } = env();

const config: Core.Config.Server = {
  host: CMS_HOST,
  port: CMS_PORT,
  url: CMS_PUBLIC_URL ?? '',
  // The reverse proxy in front sets X-Forwarded-*; Strapi needs it to know that it is behind https.
  proxy: { koa: true },
  app: { keys: APP_KEYS },
  dirs: { public: UPLOADS_DIR },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
  // Content is moved by backup and restore, never by Strapi's own transfer between servers.
  transfer: { remote: { enabled: false } },
};

export default config;
