import { randomBytes } from 'node:crypto';

/** What no other made thing is called. */
export const unique = (): string => randomBytes(5).toString('hex');
