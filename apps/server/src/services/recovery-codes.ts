import { randomInt } from 'node:crypto';
import type { Secrets } from './secrets.ts';

const AMOUNT = 10;
/** Without look-alikes, and one case only: these are copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = (): string =>
  Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Two groups of five of 31 characters: about 49 bits, behind the log-in's throttle. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: AMOUNT }, () => `${group()}-${group()}`);

/** Hyphens, blanks and capitals are the typist's; the key keeps a stolen table from being guessed through. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  secrets.keyedHash('recovery-code', `${userId}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`);
