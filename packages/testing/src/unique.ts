import { randomBytes } from 'node:crypto';

/** A name that no other test object has. */
export const unique = (): string => randomBytes(5).toString('hex');
