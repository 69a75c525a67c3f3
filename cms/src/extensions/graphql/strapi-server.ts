import type { GraphQLSchema } from 'graphql';
import { toPublicSchema } from '../../graphql/public-schema';

interface ContentApiService {
  buildSchema(): GraphQLSchema;
}

interface GraphqlPlugin {
  services: Record<string, (context: unknown) => ContentApiService>;
}

/**
 * Why this extension: the users-permissions plugin adds its mutations (login, register, ...) to the schema
 * unconditionally, and the generated types expose more than visitors may see. Strapi has switches for
 * single queries and mutations only, so the finished schema is reduced to an allow list instead.
 */
export default function extendGraphql(plugin: GraphqlPlugin): GraphqlPlugin {
  const createService = plugin.services['content-api'];
  if (!createService) throw new Error('The GraphQL plugin has no content-api service to extend');
  plugin.services['content-api'] = (context) => {
    const service = createService(context);
    return { ...service, buildSchema: () => toPublicSchema(service.buildSchema()) };
  };
  return plugin;
}
