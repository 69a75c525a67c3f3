/** How many pages beside the current one are offered on each side. */
const NEIGHBOURS = 1;

/**
 * The page numbers to offer: first, last, the current one and its neighbours.
 * @returns ascending; null stands for a gap of more than one page
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const near = (number: number) => number === 1 || number === pageCount || Math.abs(number - page) <= NEIGHBOURS;
  const numbers: (number | null)[] = [];
  for (let number = 1; number <= pageCount; number += 1) {
    // A gap of a single page would take the room of that page.
    const fillsSingleGap = near(number - 1) && near(number + 1);
    if (near(number) || fillsSingleGap) numbers.push(number);
    else if (numbers.at(-1) !== null) numbers.push(null);
  }
  return numbers;
}
