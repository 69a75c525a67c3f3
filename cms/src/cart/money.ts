/** US dollars of an amount in whole cents. Amounts become dollars in answers and nowhere before. */
export function dollars(cents: number): number {
  return cents / 100;
}
