import { userPolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { type NewSession, throttleReauthentication } from '../auth/index.ts';
import { findOrganization, type OrganizationRow } from '../organizations/index.ts';
import { verifySecondFactor } from '../two-factor/index.ts';
import { lockUser, type UserRow } from '../users/index.ts';
import { ATTEMPT_MS } from './attempts.ts';
import { findProvider } from './queries.ts';
import { openSession } from './sign-in-with-identity.ts';

const PURPOSE = 'oidc-second-factor';

type Person = Pick<UserRow, 'organizationId' | 'id'>;

/** Whom the provider identified: for a cookie, encrypted. */
export const sealPerson = (
  { secrets }: Pick<Services, 'secrets'>,
  person: Person,
  now: Date,
): string => {
  const expiresAt = now.getTime() + ATTEMPT_MS;
  return secrets
    .encrypt(PURPOSE, Buffer.from(JSON.stringify({ ...person, expiresAt })))
    .toString('base64url');
};

const unsealPerson = (
  { secrets }: Pick<Services, 'secrets'>,
  sealed: string | undefined,
  now: Date,
): Person => {
  try {
    const text = secrets.decrypt(PURPOSE, Buffer.from(sealed ?? '', 'base64url')).toString();
    const { expiresAt, ...person } = JSON.parse(text) as Person & { expiresAt: number };
    if (expiresAt > now.getTime()) return person;
  } catch {
    // Not ours, or sealed with another key.
  }
  throw new AppError('unauthenticated');
};

/** Opens the session of the person in the cookie if the code is right. */
export const completeWithCode = async (
  services: Services,
  sealed: string | undefined,
  code: string,
  now: Date,
): Promise<{ session: NewSession; user: UserRow; organization: OrganizationRow }> => {
  const { database, secrets } = services;
  const person = unsealPerson(services, sealed, now);
  await throttleReauthentication(services, person, now);
  return database.withTenant(person.organizationId, async (tx) => {
    const organization = await findOrganization(tx, person.organizationId);
    const provider = await findProvider(tx, person.organizationId);
    const user = await lockUser(tx, person);
    if (organization.status !== 'active' || !provider?.enabled || !userPolicy.signInBySso(user))
      throw new AppError('unauthenticated');
    if (!(await verifySecondFactor(tx, secrets, user, code, now)))
      throw new AppError('invalid_credentials');
    return {
      session: await openSession(tx, provider, user, now),
      user,
      organization,
    };
  });
};
