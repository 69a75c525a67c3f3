import { env } from './parse/env';

const { SITE_URL, SITE_INTERNAL_URL, REVALIDATE_SECRET } = env();

/** Where the website is: its public address, and the one the CMS reaches it at to announce changes. */
export default {
  publicUrl: SITE_URL,
  internalUrl: SITE_INTERNAL_URL,
  revalidateSecret: REVALIDATE_SECRET,
};
