import type { Core } from '@strapi/strapi';

type Entries = Readonly<Record<string, string | number>>;

/**
 * What the seed has made, kept in the database. Whatever stands here is never made again: staff may have
 * changed, renamed or deleted it since. Written in the transaction of the document it tells of, so that a
 * crash leaves either both or none.
 */
export class Ledger {
  private constructor(
    private readonly write: (entries: Entries) => Promise<unknown>,
    private entries: Entries,
  ) {}

  /** Reads the ledger called `name` from Strapi's own key-value store. */
  static async open(strapi: Core.Strapi, name: string): Promise<Ledger> {
    const store = strapi.store({ type: 'plugin', name: 'seed' });
    const entries = ((await store.get({ key: name })) ?? {}) as Entries;
    return new Ledger((value) => store.set({ key: name, value }), entries);
  }

  has(key: string): boolean {
    return key in this.entries;
  }

  get(key: string): string | number | undefined {
    return this.entries[key];
  }

  /** Call it one at a time: the whole ledger is one value. */
  async record(key: string, id: string | number): Promise<void> {
    this.entries = { ...this.entries, [key]: id };
    await this.write(this.entries);
  }
}
