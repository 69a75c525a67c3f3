import { MAX_FILE_BYTES } from '../src/media/limits';

export default [
  // First: it answers its few addresses without the rest.
  'global::early-answers',
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // Closed: the admin panel is served from this origin, the website talks to the CMS from its server.
  { name: 'strapi::cors', config: { origin: [] } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: { jsonLimit: '1mb', formLimit: '64kb', textLimit: '64kb', formidable: { maxFileSize: MAX_FILE_BYTES } },
  },
  'global::remove-sent-files',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
