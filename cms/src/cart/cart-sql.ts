/** Whether something is published, in whichever language. */
const isPublished = (table: 'services' | 'sub_services', id: string) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE document_id = ${id} AND published_at IS NOT NULL)`;

/** Whether a line `l` can still be asked for. */
export const IS_AVAILABLE = `${isPublished('services', 'l.service_id')} AND ${isPublished('sub_services', 'l.sub_service_id')}`;

/**
 * SQL of the lines a select names, oldest first, as a JSON list of `CartLine`. JSON because one value is read faster than
 * a hundred rows; `json` because Strapi has `jsonb` read as text.
 * @param source a select of all columns of app.cart_lines
 */
export const linesJson = (source: string) => `
  (SELECT coalesce(json_agg(json_build_object(
      'id', l.id,
      'serviceId', l.service_id, 'serviceSlug', l.service_slug, 'serviceName', l.service_name,
      'subServiceId', l.sub_service_id, 'subServiceSlug', l.sub_service_slug, 'subServiceName', l.sub_service_name,
      'description', l.description, 'priceCents', l.price_cents, 'quantity', l.quantity,
      'available', ${IS_AVAILABLE}) ORDER BY l.added_at, l.id), '[]')
   FROM (${source}) l)`;

export const MY_LINES = 'SELECT * FROM app.cart_lines WHERE user_id = :userId';

/**
 * A CTE `cart` that locks the account's cart, made if need be, and counts the change. It is empty, and whatever reads from
 * it does nothing, where another change was committed while this one waited for the lock: a statement sees the lines as
 * they were when it began.
 * @param condition when there is anything to change
 */
export const changedCart = (condition: string) => `
  cart AS (
    INSERT INTO app.carts AS c (user_id, visitor_session_id) SELECT :userId, :sessionId WHERE ${condition}
    ON CONFLICT (user_id) DO UPDATE
      SET version = c.version + 1, updated_at = now(), visitor_session_id = coalesce(excluded.visitor_session_id, c.visitor_session_id)
      WHERE c.version = (SELECT version FROM app.carts WHERE user_id = :userId)
    RETURNING user_id, visitor_session_id
  )`;

/** The visitor session that wrote last, whether or not this statement has changed the cart. */
export const LAST_SESSION = `
  coalesce((SELECT visitor_session_id FROM cart), (SELECT visitor_session_id FROM app.carts WHERE user_id = :userId))`;
