/** A plain ASCII address; quoted local parts and other alphabets are used to look like somebody else. */
const PLAIN_ADDRESS = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@([a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

/**
 * Whether an address is on one of the domains whose people are staff. The domain has to be equal: one that ends in an
 * allowed domain, or only looks like it, belongs to somebody else.
 * @param domains in lower case
 */
export function isStaffAddress(email: string, domains: readonly string[]): boolean {
  const domain = PLAIN_ADDRESS.exec(email.toLowerCase())?.[1];
  return domain !== undefined && domains.includes(domain);
}
