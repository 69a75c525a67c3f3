import bcrypt from 'bcrypt';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The cost Strapi's own hashes have; both kinds are compared alike. */
const COST = 10;
const MAX_BYTES = 72;

/** Hash of a random value that nobody kept: comparing with it takes as long as comparing with a real one. */
const DUMMY_HASH = '$2b$10$7HAOoCoJ.XbGkMKH5pvhIOpGsT11urr7uWneGLLuQO/.X6OPE5YY.';

/** bcrypt, computed off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return bcrypt.hash(password, COST);
}

/**
 * Compares in the same time whether or not there is anything to compare with.
 * @param hash null where the account doesn't exist or has no password
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  // Of more than 72 bytes bcrypt would look at the first 72 and accept whatever follows.
  const usable = hash !== null && Buffer.byteLength(password) <= MAX_BYTES;
  return (await bcrypt.compare(password, usable ? hash : DUMMY_HASH)) && usable;
}

let common: Set<string> | undefined;

/** Whether a password is among the 49,000 most common ones; staff can't have such a one. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(dictionary['passwords-common']);
  return common.has(password.toLowerCase());
}
