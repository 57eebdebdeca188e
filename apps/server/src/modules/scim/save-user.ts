import {
  email as emailSchema,
  fullName as fullNameSchema,
  type ScimUserChange,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { NO_PASSWORD } from '@cadran/passwords';
import type { Member } from '@cadran/policies';
import { ScimError } from '../../http/errors/scim-error.ts';
import { changedFields, describeChange, logUserActivity } from '../activity-log/index.ts';
import { findOrganization, lockOrganization } from '../organizations/index.ts';
import {
  findUser,
  insertUser,
  requireRemainingAdministrator,
  updateUser,
  type UserRow,
  usernameFor,
} from '../users/index.ts';
import { endAccess } from './end-access.ts';
import { applyGrants } from './grants.ts';
import { hasMappedGroup } from './queries/groups.ts';
import {
  findRemovedUserId,
  findScimUser,
  isNameTaken,
  saveScimUser,
  type ScimUserRow,
} from './queries/users.ts';

const emailOf = ({ userName, emails }: ScimUserChange): string => {
  const found =
    emails?.find(({ primary, value }) => primary === true && value) ??
    emails?.find(({ type, value }) => type?.toLowerCase() === 'work' && value) ??
    emails?.find(({ value }) => value);
  const email = emailSchema.safeParse((found?.value ?? userName).toLowerCase());
  if (!email.success) throw new ScimError('invalidValue', { emails: 'email' });
  return email.data;
};

/** What changed says the name: directories send the parts and the whole in turn. */
const fullNameOf = (change: ScimUserChange, before: ScimUserRow | null): string => {
  const { displayName, name } = change;
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  const sameParts =
    before !== null &&
    (name?.givenName ?? '') === before.givenName &&
    (name?.familyName ?? '') === before.familyName;
  const candidates = [
    displayName === before?.displayName ? '' : displayName,
    name?.formatted === before?.displayName ? '' : name?.formatted,
    sameParts ? '' : parts,
    before?.fullName,
  ];
  const parsed = fullNameSchema.safeParse(candidates.find(Boolean) ?? '');
  if (!parsed.success) throw new ScimError('invalidValue', { displayName: 'format' });
  return parsed.data;
};

const saveNames = (tx: Tx, user: UserRow, change: ScimUserChange, now: Date) =>
  saveScimUser(tx, {
    organizationId: user.organizationId,
    userId: user.id,
    userName: change.userName,
    externalId: change.externalId ?? null,
    givenName: change.name?.givenName ?? '',
    familyName: change.name?.familyName ?? '',
    removedAt: null,
    changedAt: now,
  });

const requireFreeName = async (tx: Tx, userName: string, except: string | null): Promise<void> => {
  if (await isNameTaken(tx, userName, except))
    throw new ScimError('uniqueness', { userName: 'taken' });
};

/** The user is read under the organisation's lock; `before` is null for one who comes back. */
const changeUser = async (
  tx: Tx,
  actor: Member,
  user: UserRow,
  change: ScimUserChange,
  before: ScimUserRow | null,
  now: Date,
): Promise<void> => {
  const status = (change.active ?? before?.active ?? true) ? 'active' : 'inactive';
  const values = { email: emailOf(change), fullName: fullNameOf(change, before), status } as const;
  await requireRemainingAdministrator(tx, user, values);
  const fields = changedFields(
    { email: user.email, fullName: user.fullName, status: user.status },
    values,
  );
  await saveNames(tx, user, change, now);
  if (fields.length > 0) {
    const changed = await updateUser(tx, user, values);
    const ended = status === 'inactive' ? await endAccess(tx, actor, user) : {};
    await logUserActivity(tx, actor, 'update', changed, now, {
      ...describeChange(user, changed, fields),
      ...ended,
    });
  }
  await applyGrants(tx, actor, user.organizationId, now, [user.id]);
};

export const replaceUser = async (
  tx: Tx,
  actor: Member,
  id: string,
  changeOf: (row: ScimUserRow) => ScimUserChange,
  now: Date,
): Promise<ScimUserRow> => {
  await lockOrganization(tx, actor.organizationId);
  const row = await findScimUser(tx, id);
  const change = changeOf(row);
  await requireFreeName(tx, change.userName, id);
  await changeUser(tx, actor, await findUser(tx, id), change, row, now);
  return findScimUser(tx, id);
};

/** A person whom the directory deleted and creates again gets the same account back. */
export const createUser = async (
  tx: Tx,
  actor: Member,
  change: ScimUserChange,
  now: Date,
): Promise<ScimUserRow> => {
  const { organizationId } = actor;
  const email = emailOf(change);
  await lockOrganization(tx, organizationId);
  await requireFreeName(tx, change.userName, null);
  const removed = await findRemovedUserId(tx, { userName: change.userName, email });
  if (removed !== undefined) {
    await changeUser(tx, actor, await findUser(tx, removed), change, null, now);
    return findScimUser(tx, removed);
  }
  const { language } = await findOrganization(tx, organizationId);
  const groupsDecide = await hasMappedGroup(tx, organizationId);
  const user = await insertUser(tx, {
    organizationId,
    username: usernameFor(email),
    fullName: fullNameOf(change, null),
    email,
    passwordHash: NO_PASSWORD,
    language,
    screeningEnabled: !groupsDecide,
    profilingEnabled: !groupsDecide,
    status: change.active === false ? 'inactive' : 'active',
  });
  await saveNames(tx, user, change, now);
  await logUserActivity(tx, actor, 'create', user, now);
  return findScimUser(tx, user.id);
};
