import { errors } from '@strapi/utils';

/**
 * Relations through which a query would leave the published content of its own type: people, everything
 * that uses a file, and the other languages' rows, which include drafts.
 */
const closedInConditions = new Set(['localizations', 'createdBy', 'updatedBy', 'related']);
const closedInPopulate = new Set(['createdBy', 'updatedBy', 'related']);
const publicationParams = ['status', 'publicationState', 'publicationFilter', 'hasPublishedVersion'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseKey(key: string, closed: ReadonlySet<string>): void {
  if (closed.has(key)) throw new errors.ValidationError(`Invalid key ${key}`);
}

/** Filters and sorts: nested objects and arrays whose keys are fields, relations and operators. */
function checkCondition(value: unknown): void {
  if (typeof value === 'string') return;
  if (Array.isArray(value)) return value.forEach(checkCondition);
  if (!isRecord(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseKey(key, closedInConditions);
    checkCondition(inner);
  }
}

/** Sorts may also be strings such as `service.title:asc,order`. */
function checkSort(value: unknown): void {
  if (typeof value === 'string') {
    value.split(/[,.:]/).forEach((key) => refuseKey(key.trim(), closedInConditions));
  } else if (Array.isArray(value)) {
    value.forEach(checkSort);
  } else {
    checkCondition(value);
  }
}

function checkPopulate(value: unknown): void {
  if (typeof value === 'string') {
    value.split(/[,.]/).forEach((key) => refuseKey(key.trim(), closedInPopulate));
  } else if (Array.isArray(value)) {
    value.forEach(checkPopulate);
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      refuseKey(key, closedInPopulate);
      if (isRecord(inner)) checkPublicQuery(inner);
    }
  }
}

/**
 * Refuses a query that reaches for drafts or for data that isn't content, at any depth of `populate`.
 * @throws ForbiddenError when drafts are asked for, ValidationError for a closed relation.
 */
export function checkPublicQuery(query: Record<string, unknown>): void {
  for (const name of publicationParams) {
    const value = query[name];
    if (value === undefined || value === null || (name === 'status' && value === 'published')) continue;
    throw new errors.ForbiddenError('Drafts are not public');
  }
  checkCondition(query.filters);
  checkSort(query.sort);
  checkPopulate(query.populate);
  // Strapi's populate object may carry the relations of a dynamic zone under `on`.
  if (isRecord(query.on)) Object.values(query.on).filter(isRecord).forEach(checkPublicQuery);
}
