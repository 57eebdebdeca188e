import { randomInt } from 'node:crypto';
import type { Secrets } from '../../secrets.ts';

const CODE_COUNT = 10;
/** One case and no look-alikes: the codes are typed from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomGroup = (): string =>
  Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** About 49 bits each, which is enough behind the log-in throttle. */
export const generateRecoveryCodes = (): string[] =>
  Array.from({ length: CODE_COUNT }, () => `${randomGroup()}-${randomGroup()}`);

/** Ignores hyphens, blanks and case. Keyed, so that a stolen table cannot be brute-forced. */
export const hashRecoveryCode = (secrets: Secrets, userId: string, code: string): Buffer =>
  secrets.keyedHash('recovery-code', `${userId}:${code.toLowerCase().replaceAll(/[\s-]/g, '')}`);
