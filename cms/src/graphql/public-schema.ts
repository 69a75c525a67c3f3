import { MapperKind, mapSchema, pruneSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldConfig, type GraphQLInputFieldConfig, type GraphQLSchema } from 'graphql';
import { checkPublicQuery } from '../documents/public-query';

/** Root fields of the content types with drafts; only these keep the `status` argument (used by previews). */
const draftableRoots = new Set([
  'service',
  'services',
  'services_connection',
  'subService',
  'subServices',
  'subServices_connection',
  'post',
  'posts',
  'posts_connection',
  'page',
  'pages',
  'pages_connection',
  'teamMember',
  'teamMembers',
  'teamMembers_connection',
]);

/** What visitors may ask for. */
export const publicRootFields: ReadonlySet<string> = new Set([
  ...draftableRoots,
  'category',
  'categories',
  'categories_connection',
  'siteSettings',
]);

/** What a visitor's page needs of a file. `related` would lead from a picture to every document using it. */
const fileFields = new Set([
  'documentId',
  'url',
  'mime',
  'ext',
  'name',
  'width',
  'height',
  'size',
  'formats',
  'alternativeText',
  'caption',
  'createdAt',
  'updatedAt',
]);

type Field = GraphQLFieldConfig<unknown, unknown>;

function rootField(name: string, field: Field): Field | null {
  if (!publicRootFields.has(name)) return null;
  // Two of the arguments answer "which documents have an unpublished change?", no visitor's business.
  const closed = ['publicationFilter', 'hasPublishedVersion', ...(draftableRoots.has(name) ? [] : ['status'])];
  const args = Object.entries(field.args ?? {}).filter(([argument]) => !closed.includes(argument));
  return { ...field, args: Object.fromEntries(args) };
}

function objectField(name: string, typeName: string, field: Field): Field | null {
  if (typeName === 'UploadFile') return fileFields.has(name) ? field : null;
  if (name.endsWith('_connection')) return null;
  if (!field.args?.sort) return field;
  // Relations are loaded past the document service, so its guard doesn't see their arguments.
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    ...field,
    resolve(parent, args, context, info) {
      checkPublicQuery(args);
      return resolve(parent, args, context, info);
    },
  };
}

function publicInputField(name: string): GraphQLInputFieldConfig | null | undefined {
  // A filter on `localizations` looks into drafts of the other language: an oracle, letter by letter.
  return name === 'localizations' ? null : undefined;
}

/**
 * Reduces Strapi's generated schema to what the public site reads: content queries, no mutations,
 * nothing of users, roles, locales and review workflows. It is an allow list, so a new content type
 * or plugin appears here only by a decision.
 */
export function toPublicSchema(schema: GraphQLSchema): GraphQLSchema {
  const mapped = mapSchema(schema, {
    [MapperKind.MUTATION]: () => null,
    [MapperKind.ROOT_FIELD]: (field, name) => rootField(name, field),
    [MapperKind.OBJECT_FIELD]: (field, name, typeName) => objectField(name, typeName, field),
    [MapperKind.INPUT_OBJECT_FIELD]: (_field, name) => publicInputField(name),
  });
  return pruneSchema(mapped);
}
