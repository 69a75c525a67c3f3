import { env } from './parse/env';

const { SITE_URL, SITE_INTERNAL_URL, REVALIDATE_SECRET, SITE_API_SECRET, STAFF_EMAIL_DOMAINS, FIRST_ADMIN_EMAIL } = env();

/** The website: its public address, the one the CMS reaches it at, the secrets of both directions, and its staff. */
export default {
  publicUrl: SITE_URL,
  internalUrl: SITE_INTERNAL_URL,
  revalidateSecret: REVALIDATE_SECRET,
  apiSecret: SITE_API_SECRET,
  /** Whoever has a verified address there becomes staff without an administrator's approval. */
  staffEmailDomains: STAFF_EMAIL_DOMAINS,
  firstAdminEmail: FIRST_ADMIN_EMAIL,
};
