// @ts-check
import { createHash, randomBytes } from 'node:crypto';

/** @typedef {import('pg').Client} Database */

/** @typedef {{ id: number, email: string, cookie: string }} Client a verified account of the website, signed in; `cookie`: the header's value */

/** @typedef {{ serviceId: string, serviceSlug: string, subServiceId: string, slug: string, title: string, serviceTitle: string, cents: number }} CatalogueItem */

/**
 * Makes verified accounts with a session each, past registration and login: their passwords would take minutes to hash, and
 * what is tested with these begins after both.
 * @param {Database} database of a throwaway stack
 * @param {{ count: number, label: string }} options
 * @returns {Promise<Client[]>}
 */
export async function makeClients(database, { count, label }) {
  const wanted = Array.from({ length: count }, (_, index) => {
    const secret = randomBytes(32).toString('base64url');
    return {
      email: `${label}-${index + 1}@client.example`,
      name: `Client ${index + 1}`,
      documentId: `c${randomBytes(16).toString('hex').slice(0, 23)}`,
      hash: createHash('sha256').update(secret).digest('hex'),
      cookie: `session=${secret}`,
    };
  });
  const { rows } = await database.query(
    `with wanted as (
       select * from json_to_recordset($1) as w(email text, name text, "documentId" text, hash text)
     ), users as (
       insert into up_users (document_id, username, email, provider, confirmed, blocked, name, language, created_at, updated_at, published_at)
       select "documentId", email, email, 'local', true, false, name, 'en', now(), now(), now() from wanted
       returning id, email
     ), roles as (
       insert into up_users_role_lnk (user_id, role_id) select users.id, up_roles.id from users, up_roles where up_roles.type = 'user'
     ), sessions as (
       insert into app.sessions (secret_hash, user_id, idle_expires_at, expires_at)
       select decode(hash, 'hex'), users.id, now() + interval '30 days', now() + interval '30 days' from users join wanted using (email)
     )
     select id, email from users`,
    [JSON.stringify(wanted)],
  );
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  return wanted.map(({ email, cookie }) => ({ id: ids.get(email), email, cookie }));
}

/**
 * Every published sub-service with its service, as visitors know them in English.
 * @param {Database} database
 * @returns {Promise<CatalogueItem[]>}
 */
export async function readCatalogue(database) {
  const { rows } = await database.query(
    `select distinct on (sub.document_id) service.document_id as "serviceId", service.slug as "serviceSlug", service.title as "serviceTitle",
       sub.document_id as "subServiceId", sub.slug, sub.title, round(sub.price * 100)::int as cents
     from sub_services sub
     join sub_services_service_lnk link on link.sub_service_id = sub.id
     join services service on service.id = link.service_id
     where sub.locale = 'en' and sub.published_at is not null and service.locale = 'en' and service.published_at is not null
     order by sub.document_id`,
  );
  return rows;
}
