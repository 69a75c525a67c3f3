import type { Core } from '@strapi/strapi';
import type { GraphQLSchema } from 'graphql';
import { addStaffFields } from '../../graphql/add-staff-fields';
import { withBatchedRelations } from '../../graphql/batched-relations';
import { toPublicSchema } from '../../graphql/public-schema';

type CreateService<T> = (context: { strapi: Core.Strapi }) => T;

interface GraphqlPlugin {
  services: {
    'content-api'?: CreateService<{ buildSchema(): GraphQLSchema }>;
    builders?: CreateService<object>;
  };
}

/**
 * Why this extension: the users-permissions plugin adds its mutations (login, register, ...) to the schema
 * unconditionally, and the generated types expose more than visitors may see. Strapi has switches for
 * single queries and mutations only, so the finished schema is reduced to an allow list instead. What staff ask is added to that.
 */
export default function extendGraphql(plugin: GraphqlPlugin): GraphqlPlugin {
  const { 'content-api': createApi, builders: createBuilders } = plugin.services;
  if (!createApi || !createBuilders) throw new Error('The GraphQL plugin lacks a service to extend');
  plugin.services['content-api'] = (context) => {
    const service = createApi(context);
    return { ...service, buildSchema: () => addStaffFields(toPublicSchema(service.buildSchema()), context.strapi) };
  };
  plugin.services.builders = ({ strapi }) => createBuilders({ strapi: withBatchedRelations(strapi) });
  return plugin;
}
