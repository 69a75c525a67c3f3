import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { Core } from '@strapi/strapi';
import { extendSchema, parse, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { ContentDocument } from '../content';
import type { StaffResolver } from './staff-field';
import { staffResolvers } from './staff-resolvers';
import { staffTypeDefs } from './staff-schema';

type Resolvers = Record<string, Record<string, StaffResolver | GraphQLFieldResolver<ContentDocument, unknown>>>;

/** Names of the schema, which takes no hyphens, that are another word in the code. */
const enumValues: Readonly<Record<string, Readonly<Record<string, string>>>> = { ContentKind: { subService: 'sub-service' } };

/**
 * Adds what staff read and write. Not through Strapi's own way of extending the schema: that one asks for a permission of Strapi's
 * roles before each field, and these fields know their callers by the site's sessions.
 */
export function addStaffFields(schema: GraphQLSchema, strapi: Core.Strapi): GraphQLSchema {
  const resolvers: Resolvers = staffResolvers(strapi);
  return mapSchema(extendSchema(schema, parse(staffTypeDefs)), {
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => {
      const resolve = resolvers[typeName]?.[name];
      return resolve ? { ...field, resolve } : undefined;
    },
    [MapperKind.ENUM_VALUE]: (config, typeName, _schema, name) => {
      const value = enumValues[typeName]?.[name];
      return value === undefined ? undefined : { ...config, value };
    },
  });
}
