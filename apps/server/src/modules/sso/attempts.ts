import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../../http/context.ts';
import { generateToken, hashToken } from '../../secrets.ts';
import { consumeAttempt, insertAttempt } from './queries.ts';

export const ATTEMPT_MS = 10 * 60_000;

type Purpose = 'oidc-attempt' | 'saml-attempt' | 'saml-identity';

/** Stores what the way back is checked against. Returns the secret for the cookie of this browser. */
export const storeAttempt = async (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  { organizationId }: { readonly organizationId: string },
  purpose: Purpose,
  state: string,
  content: object,
  now: Date,
): Promise<string> => {
  const browser = generateToken();
  const attempt = {
    stateHash: hashToken(state),
    organizationId,
    browserHash: hashToken(browser),
    sealed: secrets.encrypt(purpose, Buffer.from(JSON.stringify(content))),
    expiresAt: new Date(now.getTime() + ATTEMPT_MS),
  };
  await insertAttempt(database.global, attempt, now);
  return browser;
};

/** Throws if it was sealed for another purpose: the state of one step does not open the next. */
export const openAttempt = (
  { secrets }: Pick<Services, 'secrets'>,
  purpose: Purpose,
  sealed: Buffer,
): unknown => JSON.parse(secrets.decrypt(purpose, sealed).toString());

/** Null if the attempt is unknown, used or expired. */
export const takeAttempt = async ({ database }: Services, state: string, now: Date) => {
  const attempt = await consumeAttempt(database.global, hashToken(state));
  return attempt && attempt.expiresAt > now ? attempt : null;
};

export const isSameBrowser = (browser: string | undefined, browserHash: Buffer): boolean =>
  browser !== undefined && timingSafeEqual(hashToken(browser), browserHash);
