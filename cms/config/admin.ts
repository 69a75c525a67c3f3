import type { Core } from '@strapi/strapi';
import { env } from './parse/env';

const { DEPLOYMENT, ADMIN_JWT_SECRET, API_TOKEN_SALT, TRANSFER_TOKEN_SALT, ENCRYPTION_KEY } = env();

const config: Core.Config.Admin = {
  autoOpen: false,
  auth: { secret: ADMIN_JWT_SECRET },
  apiToken: { salt: API_TOKEN_SALT },
  transfer: { token: { salt: TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: ENCRYPTION_KEY },
  // Sign-ins of one address in five minutes. Locally everybody, browser tests included, is the same demo account.
  rateLimit: { enabled: true, interval: 5 * 60_000, max: DEPLOYMENT === 'production' ? 5 : 100 },
  flags: { nps: false, promoteEE: false },
  // It would show the website in a frame, which the website forbids; our own opens the draft in a tab (`src/panel`).
  preview: { enabled: false, config: { handler: () => null } },
};

export default config;
