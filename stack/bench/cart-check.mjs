// @ts-check

/** @typedef {{ item: import('../testing/clients.mjs').CatalogueItem, quantity: number }} Line */

/**
 * Compares an answer of the website with the cart it has to be.
 * @param {string} text the body
 * @param {readonly Line[]} lines oldest first
 * @returns {string | null} what is wrong
 */
export function wrongCart(text, lines) {
  const { success, data } = JSON.parse(text);
  if (success !== true) return `no success: ${text.slice(0, 200)}`;
  /** @type {unknown[][]} */
  const given = data.items.map((/** @type {any} */ { subServiceId, serviceId, subServiceName, quantity, price, lineTotal, available }) =>
    [serviceId, subServiceId, subServiceName, quantity, toCents(price), toCents(lineTotal), available]);
  const wanted = lines.map(({ item, quantity }) => [item.serviceId, item.subServiceId, item.title, quantity, item.cents, item.cents * quantity, true]);
  if (JSON.stringify(given) !== JSON.stringify(wanted)) return `the lines ${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = lines.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0);
  if (data.totalItems !== count || toCents(data.totalPrice) !== total) return `totals ${data.totalItems} and ${data.totalPrice} instead of ${count} and ${total / 100}`;
  return null;
}

/** @param {number} dollars */
const toCents = (dollars) => Math.round(dollars * 100);
