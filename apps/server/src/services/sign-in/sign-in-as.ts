import { randomUUID } from 'node:crypto';
import type { Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { findLogin } from '../../queries/login-names.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { findIdentity, insertIdentity, type ProviderRow } from '../../queries/sign-in.ts';
import { insertUser, lockUser, updateUser, type UserRow } from '../../queries/users.ts';
import { SYSTEM } from '../audit.ts';
import { auditUser } from '../audit-user.ts';
import { type NewSession, openSession } from '../open-session.ts';
import { preparePassword } from '../prepare-password.ts';

export interface Identity {
  readonly subject: string;
  readonly email: string;
}

const refused = (): AppError => new AppError('unauthenticated');

/** What an address may be called by, and something of its own behind it if that is too short or taken. */
const usernameFor = (email: string): string => {
  const name = (email.split('@')[0] ?? '')
    .replaceAll(/[^\p{L}\p{N}._-]/gu, '-')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, 40);
  return `${name || 'user'}-${randomUUID().slice(0, 8)}`;
};

const createUser = async (
  tx: Tx,
  { organizationId }: ProviderRow,
  { email }: Identity,
  passwordHash: string,
  now: Date,
): Promise<UserRow> => {
  const { language } = await findOrganization(tx, organizationId);
  const username = usernameFor(email);
  const user = await insertUser(tx, { organizationId, username, email, passwordHash, language });
  await auditUser(tx, SYSTEM, 'create', user, now);
  return user;
};

/**
 * A session for the user of this organisation whom the provider means: by its own name for the person, else by the
 * address the first time. A super admin enters with the installation's password alone: an organisation's provider
 * vouches for its people, not for those who rule over all of them.
 */
export const signInAs = async (
  { database }: Services,
  provider: ProviderRow,
  identity: Identity,
  now: Date,
): Promise<NewSession> => {
  const { organizationId, domains } = provider;
  const domain = identity.email.split('@').at(-1) ?? '';
  if (domains.length > 0 && !domains.includes(domain)) throw refused();
  const login = await findLogin(database.global, identity.email);
  // Hashed before the transaction: that takes its time.
  const { passwordHash } = await preparePassword();
  return database.withTenant(organizationId, async (tx) => {
    const organization = await findOrganization(tx, organizationId);
    if (organization.status !== 'active') throw refused();
    const known = await findIdentity(tx, provider, identity.subject);
    const own = login?.organizationId === organizationId ? login.userId : undefined;
    const id = known ?? own;
    if (id === undefined && (login !== undefined || !provider.createUsers)) throw refused();
    const user =
      id === undefined
        ? await createUser(tx, provider, identity, passwordHash, now)
        : await lockUser(tx, { organizationId, id });
    if (user.status !== 'active' || user.role === 'superadmin') throw refused();
    const { issuer } = provider;
    const { subject } = identity;
    await insertIdentity(tx, { organizationId, userId: user.id, issuer, subject });
    await auditUser(tx, user, 'login', user, now, { provider: new URL(issuer).host });
    // A password that an administrator was shown is of no use to who never needed it.
    const renewed = user.mustChangePassword ? { passwordHash, mustChangePassword: false } : {};
    await updateUser(tx, user, { lastLoginAt: now, ...renewed });
    return openSession(tx.sql, user, now);
  });
};
