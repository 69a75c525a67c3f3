import { createHash, randomBytes } from 'node:crypto';

const SECRET_FORM = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes in base64url: what a cookie or a mailed link carries. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a value has the form of a secret; anything else needs no look into the database. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET_FORM.test(value);
}

/** What is stored of a secret: random enough that a plain hash can't be turned back. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
