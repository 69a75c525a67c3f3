// @ts-check

/**
 * What somebody did with one line of a cart, or saw of it. Moments are in milliseconds of one clock.
 * @typedef {object} LineAct
 * @property {'add' | 'set' | 'remove' | 'empty' | 'see'} kind `empty` takes the line if there is one (clearing the cart, completing a quote request)
 * @property {number} quantity of `add` and `set`: the new one; of `see`: the one that was seen, 0 for no line
 * @property {number} from
 * @property {number} to the answer; of an unknown act the last moment at which it may still happen
 * @property {'done' | 'refused' | 'unknown'} outcome
 */

/**
 * The quantity after an act, or null where the act would have had another outcome. 0 is no line.
 * @param {number} quantity
 * @param {LineAct} act
 * @returns {number | null}
 */
function after(quantity, { kind, quantity: given, outcome }) {
  if (kind === 'see') return quantity === given ? quantity : null;
  if (kind === 'empty') return 0;
  const possible = kind === 'add' ? quantity === 0 : quantity > 0;
  if (outcome === 'refused') return possible ? null : quantity;
  if (!possible) return outcome === 'unknown' ? quantity : null;
  return kind === 'remove' ? 0 : given;
}

/**
 * One way things may have been: the line's quantity, and which of the acts under way have happened.
 * @typedef {{ quantity: number, happened: ReadonlySet<LineAct> }} Way
 */

/**
 * Every way that can follow when some of the acts under way happen, in any order.
 * @param {Way[]} ways
 * @param {ReadonlySet<LineAct>} underWay
 * @returns {Way[]}
 */
function unfold(ways, underWay) {
  const numbers = new Map([...underWay].map((act, index) => [act, index]));
  /** @param {Way} way */
  const name = ({ quantity, happened }) => `${quantity}:${[...happened].map((act) => numbers.get(act)).sort().join()}`;
  const found = new Map(ways.map((way) => [name(way), way]));
  // The map grows while it is walked through.
  for (const { quantity, happened } of found.values()) {
    for (const act of underWay) {
      const next = happened.has(act) ? null : after(quantity, act);
      if (next === null) continue;
      const way = { quantity: next, happened: new Set([...happened, act]) };
      const key = name(way);
      if (!found.has(key)) found.set(key, way);
    }
  }
  return [...found.values()];
}

/**
 * Looks for an order of all acts on one line that explains every answer, each act happening at one moment between its call and
 * its answer. An unknown one may have happened or not, but not after its last moment. Starts without a line.
 * @param {readonly LineAct[]} acts in any order
 * @returns {{ act: LineAct, possible: number[] } | null} null where there is such an order; else the first act that can't be
 *   explained, and the quantities that could be before it
 */
export function unexplained(acts) {
  const moments = acts.flatMap((act) => [{ at: act.from, act, ends: false }, { at: act.to, act, ends: true }]);
  // Of two at the same moment the beginning comes first: either may have happened before the other.
  moments.sort((a, b) => a.at - b.at || Number(a.ends) - Number(b.ends));
  /** @type {Way[]} */
  let ways = [{ quantity: 0, happened: new Set() }];
  /** @type {Set<LineAct>} */
  const underWay = new Set();
  for (const { act, ends } of moments) {
    if (!ends) {
      underWay.add(act);
      continue;
    }
    const before = ways;
    const needed = act.outcome !== 'unknown';
    ways = unfold(ways, underWay).filter(({ happened }) => !needed || happened.has(act));
    if (ways.length === 0) return { act, possible: [...new Set(before.map(({ quantity }) => quantity))] };
    underWay.delete(act);
    ways = ways.map(({ quantity, happened }) => ({ quantity, happened: new Set([...happened].filter((one) => one !== act)) }));
    ways = unfold(ways, new Set());
  }
  return null;
}
