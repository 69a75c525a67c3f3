import type { Core, UID } from '@strapi/strapi';

/** A row, by which its relation is looked up. */
interface Parent {
  readonly id: number | string;
}

/** What Strapi asks of a relation: conditions and order for all of it, and a page. */
interface RelationQuery extends Record<string, unknown> {
  readonly limit?: number;
  readonly offset?: number;
}

interface Waiting {
  readonly parent: Parent;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/** Strapi's relation to the other languages leaves out the rows it is asked for, which would be those of all others in a batch. */
const NEVER_TOGETHER = 'localizations';

const pageOf = (value: unknown, { limit = -1, offset = 0 }: RelationQuery): unknown =>
  Array.isArray(value) ? value.slice(offset, limit < 0 ? undefined : offset + limit) : value;

/** Loads a relation of many rows in the statements of one: what is asked for in the same turn of the event loop is asked for at once. */
class RelationLoader {
  private readonly batches = new Map<string, Waiting[]>();

  constructor(private readonly strapi: Core.Strapi) {}

  load(uid: UID.Schema, parent: Parent, attribute: string, query: RelationQuery = {}): Promise<unknown> {
    if (attribute === NEVER_TOGETHER) return this.strapi.db.query(uid).load(parent, attribute, query);
    const key = JSON.stringify([uid, attribute, query]);
    return new Promise((resolve, reject) => {
      const batch = this.batches.get(key) ?? [];
      batch.push({ parent, resolve, reject });
      if (batch.length > 1) return;
      this.batches.set(key, batch);
      setImmediate(() => {
        this.batches.delete(key);
        this.answer(batch, uid, attribute, query).catch((error: unknown) => batch.forEach((waiting) => waiting.reject(error)));
      });
    });
  }

  private async answer(batch: readonly Waiting[], uid: UID.Schema, attribute: string, query: RelationQuery): Promise<void> {
    const [only, ...others] = batch;
    if (only && others.length === 0) return only.resolve(await this.strapi.db.query(uid).load(only.parent, attribute, query));

    // A page is one of each row's own relations; the database would take it of all of them together.
    const { limit: _limit, offset: _offset, ...whole } = query;
    const rows: (Parent & Record<string, unknown>)[] = await this.strapi.db.query(uid).findMany({
      select: ['id'],
      where: { id: { $in: [...new Set(batch.map(({ parent }) => parent.id))] } },
      populate: { [attribute]: whole },
    });
    const found = new Map(rows.map((row) => [row.id, row[attribute]]));
    for (const { parent, resolve } of batch) resolve(pageOf(found.get(parent.id) ?? null, query));
  }
}

/** An object with one of its properties replaced. */
function overlay<T extends object>(target: T, replaced: keyof T, replacement: () => unknown): T {
  return new Proxy(target, {
    get(_target, name) {
      if (name === replaced) return replacement();
      const value: unknown = Reflect.get(target, name, target);
      // A method works on the object itself: what Strapi makes on first use must not be made with this view of it.
      return typeof value === 'function' && Object.keys(value).length === 0 ? value.bind(target) : value;
    },
  });
}

/**
 * Strapi as the resolvers of relations see it. They load each row's relation by itself: a list of a hundred services with pictures
 * and sub-services would be hundreds of statements.
 */
export function withBatchedRelations(strapi: Core.Strapi): Core.Strapi {
  const loader = new RelationLoader(strapi);
  const query = (uid: UID.Schema) =>
    overlay(strapi.db.query(uid), 'load', () => (parent: Parent, attribute: string, asked?: RelationQuery) => loader.load(uid, parent, attribute, asked));
  return overlay(strapi, 'db', () => overlay(strapi.db, 'query', () => query));
}
