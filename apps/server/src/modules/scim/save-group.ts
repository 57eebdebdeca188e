import { id as idSchema, SCIM_LIMITS, type ScimGroupChange } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { ScimError } from '../../http/errors/scim-error.ts';
import { lockOrganization } from '../organizations/index.ts';
import { applyGrants } from './grants.ts';
import {
  addMembers,
  countGroups,
  deleteGroup,
  findGroup,
  type GroupRow,
  insertGroup,
  isGroupNameTaken,
  membersOf,
  removeMembers,
  updateGroup,
} from './queries/groups.ts';
import { countVisible, provisionUsers } from './queries/users.ts';

const requireFreeName = async (tx: Tx, name: string, except: string | null): Promise<void> => {
  if (await isGroupNameTaken(tx, name, except))
    throw new ScimError('uniqueness', { displayName: 'taken' });
};

/** A user of another organisation does not exist, and neither does a super admin. */
const requireUsers = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const wrong = () => new ScimError('invalidValue', { members: 'one_of' });
  if (ids.some((id) => !idSchema.safeParse(id).success)) throw wrong();
  if (ids.length > 0 && (await countVisible(tx, ids)) !== ids.length) throw wrong();
};

const saveMembers = async (
  tx: Tx,
  actor: Member,
  group: GroupRow,
  change: ScimGroupChange,
  now: Date,
): Promise<void> => {
  const before = new Set((await membersOf(tx, [group.id])).map(({ id }) => id));
  const after = new Set((change.members ?? []).map(({ value }) => value.toLowerCase()));
  const joined = [...after].filter((id) => !before.has(id));
  const left = [...before].filter((id) => !after.has(id));
  await requireUsers(tx, joined);
  await provisionUsers(tx, joined, now);
  await addMembers(tx, group, joined);
  await removeMembers(tx, group, left);
  await applyGrants(tx, actor, group.organizationId, now, [...joined, ...left]);
};

export const createGroup = async (
  tx: Tx,
  actor: Member,
  change: ScimGroupChange,
  now: Date,
): Promise<GroupRow> => {
  const { organizationId } = actor;
  await lockOrganization(tx, organizationId);
  await requireFreeName(tx, change.displayName, null);
  if ((await countGroups(tx, organizationId)) >= SCIM_LIMITS.groups)
    throw new ScimError('invalidValue', { displayName: `max_items:${SCIM_LIMITS.groups}` });
  const group = await insertGroup(tx, {
    organizationId,
    displayName: change.displayName,
    externalId: change.externalId ?? null,
    createdAt: now,
    changedAt: now,
  });
  await saveMembers(tx, actor, group, change, now);
  return group;
};

export const replaceGroup = async (
  tx: Tx,
  actor: Member,
  id: string,
  changeOf: (row: GroupRow, members: readonly string[]) => ScimGroupChange,
  now: Date,
): Promise<GroupRow> => {
  await lockOrganization(tx, actor.organizationId);
  const group = await findGroup(tx, actor.organizationId, id);
  const members = (await membersOf(tx, [id])).map((member) => member.id);
  const change = changeOf(group, members);
  await requireFreeName(tx, change.displayName, id);
  const saved = await updateGroup(tx, group, {
    displayName: change.displayName,
    externalId: change.externalId ?? null,
    changedAt: now,
  });
  await saveMembers(tx, actor, saved, change, now);
  return saved;
};

export const removeGroup = async (tx: Tx, actor: Member, id: string, now: Date): Promise<void> => {
  await lockOrganization(tx, actor.organizationId);
  const group = await findGroup(tx, actor.organizationId, id);
  const members = (await membersOf(tx, [id])).map((member) => member.id);
  // Before the group is gone, so that groups still decide if it was the last one with a role.
  await removeMembers(tx, group, members);
  await applyGrants(tx, actor, group.organizationId, now, members);
  await deleteGroup(tx, group);
};
