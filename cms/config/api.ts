import type { Core } from '@strapi/strapi';

const config: Core.Config.Api = {
  rest: { prefix: '/api', defaultLimit: 25, maxLimit: 100, withCount: true },
  // Unknown or malformed parameters are refused instead of being silently dropped.
  documents: { strictParams: true },
};

export default config;
