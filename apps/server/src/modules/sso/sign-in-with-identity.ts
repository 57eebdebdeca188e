import { fullName } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { NO_PASSWORD } from '@cadran/passwords';
import { userPolicy } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { findIdentityUserId, insertIdentity, type ProviderRow } from './queries.ts';
import { SYSTEM_ACTOR, logUserActivity } from '../activity-log/index.ts';
import { type NewSession, createSession } from '../auth/index.ts';
import { findOrganization } from '../organizations/index.ts';
import {
  findLogin,
  insertUser,
  lockUser,
  updateUser,
  usernameFor,
  type UserRow,
} from '../users/index.ts';

export interface Identity {
  readonly subject: string;
  readonly email: string;
  /** The provider says that it verified the address. */
  readonly emailVerified: boolean;
  /** The claim `name`, empty if the provider does not tell it. */
  readonly name: string;
}

/** A session, or the user whose second factor is still asked for. */
export type SignInResult =
  | { readonly session: NewSession }
  | { readonly session: null; readonly user: Pick<UserRow, 'organizationId' | 'id'> };

const refused = (): AppError => new AppError('unauthenticated');

/** A name that the form would refuse counts as none. */
const fullNameFrom = (claim: string): string => fullName.safeParse(claim).data ?? '';

const createUser = async (
  tx: Tx,
  { organizationId }: ProviderRow,
  { email, name }: Identity,
  now: Date,
): Promise<UserRow> => {
  const { language } = await findOrganization(tx, organizationId);
  const username = usernameFor(email);
  const user = await insertUser(tx, {
    organizationId,
    username,
    fullName: fullNameFrom(name),
    email,
    passwordHash: NO_PASSWORD,
    language,
  });
  await logUserActivity(tx, SYSTEM_ACTOR, 'create', user, now);
  return user;
};

/** An entity id of SAML may be any URI. */
export const providerName = (issuer: string): string =>
  (URL.canParse(issuer) && new URL(issuer).host) || issuer;

/** Opens the session of a user whom the provider, and the second factor where asked for, have identified. */
export const openSession = async (
  tx: Tx,
  { issuer }: ProviderRow,
  user: UserRow,
  now: Date,
): Promise<NewSession> => {
  await logUserActivity(tx, user, 'login', user, now, {
    provider: providerName(issuer),
  });
  // Replaces the generated password that an administrator has seen.
  const renewed = user.mustChangePassword
    ? { passwordHash: NO_PASSWORD, mustChangePassword: false }
    : {};
  await updateUser(tx, user, { lastLoginAt: now, ...renewed });
  return createSession(tx.sql, user, now);
};

/** Finds the user by the provider's subject, or by email at the first sign-in. */
export const signInWithIdentity = async (
  { database }: Services,
  provider: ProviderRow,
  identity: Identity,
  now: Date,
): Promise<SignInResult> => {
  const { organizationId, domains } = provider;
  const domain = identity.email.split('@').at(-1) ?? '';
  if (domains.length > 0 && !domains.includes(domain)) throw refused();
  const login = await findLogin(database.global, identity.email);
  return database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    if (organization.status !== 'active') throw refused();
    const known = await findIdentityUserId(tx, provider, identity.subject);
    const own = login?.organizationId === organizationId ? login.userId : undefined;
    // Whoever may enter any address at the provider must not become the user who has that address here.
    if (known === undefined && !identity.emailVerified && !provider.trustEmail) throw refused();
    const id = known ?? own;
    if (id === undefined && (login !== undefined || !provider.createUsers)) throw refused();
    const user =
      id === undefined
        ? await createUser(tx, provider, identity, now)
        : await lockUser(tx, { organizationId, id });
    if (!userPolicy.signInBySso(user)) throw refused();
    const { issuer } = provider;
    const { subject } = identity;
    await insertIdentity(tx, { organizationId, userId: user.id, issuer, subject });
    // A name that was entered here stays.
    if (user.fullName === '' && identity.name !== '')
      await updateUser(tx, user, { fullName: fullNameFrom(identity.name) });
    if (provider.askSecondFactor && user.totpConfirmedAt !== null)
      return { session: null, user: { organizationId, id: user.id } };
    return { session: await openSession(tx, provider, user, now) };
  });
};
