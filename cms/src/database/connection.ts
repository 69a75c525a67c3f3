import type { Core } from '@strapi/strapi';
import type { ClientConfig } from 'pg';

/** How to reach the database beside Strapi's own connections: the same server and user. */
export function connectionOf(strapi: Core.Strapi): ClientConfig {
  return strapi.config.get<ClientConfig>('database.connection.connection');
}
