import { MAX_FILE_BYTES } from '../src/media/limits';

export default [
  // Counts what all others answer, where that is asked for.
  'global::measured',
  // These answer their few addresses without the rest.
  'global::early-answers',
  'global::kept-answers',
  'global::access-log',
  'strapi::errors',
  'strapi::security',
  // With the headers that all files get.
  'global::stored-files',
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
