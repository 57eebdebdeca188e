import { z } from 'zod';
import { CAMPAIGN_LIMITS } from '../../codes/index.ts';

/** As typed: https, no name or password before the host, no backslash, blank or control character. */
const PLAIN = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** As browsers parse it: a domain name, no IP address and no local host name. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Stored as browsers parse it, so that look-alike letters are visible. */
export const redirectUrl = z
  .string()
  .trim()
  .min(1)
  .max(CAMPAIGN_LIMITS.redirectUrlMax)
  .refine((value) => PLAIN.test(value), { params: { rule: 'https' }, abort: true })
  .pipe(z.url({ protocol: /^https$/, hostname: DOMAIN, normalize: true }));
