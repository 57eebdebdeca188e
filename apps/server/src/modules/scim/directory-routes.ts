import type { contract } from '@cadran/contract';
import type { Handlers } from '../../http/context.ts';
import { logOrganizationActivity } from '../activity-log/index.ts';
import { findAdministeredOrganization, lockOrganization } from '../organizations/index.ts';
import { applyGrants } from './grants.ts';
import { findGroup, listDirectoryGroups, membersOf, updateGroup } from './queries/groups.ts';
import { scimUrl } from './resources/addresses.ts';
import { presentDirectoryGroup } from './resources/present-group.ts';

/** What the administrator sets. */
export const directory: Handlers<typeof contract.directory> = {
  read: async ({ actor, tx, params, config }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    const rows = await listDirectoryGroups(tx, params.id);
    return {
      url: scimUrl(config),
      groups: rows.map(({ group, members }) => presentDirectoryGroup(group, members)),
    };
  },

  saveGroup: async ({ actor, tx, params, body, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    await lockOrganization(tx, params.id);
    const group = await findGroup(tx, params.id, params.groupId);
    // Nothing without a role, so that what is stored is what members get.
    const values =
      body.role === null ? { role: null, screeningEnabled: false, profilingEnabled: false } : body;
    // Users of the last group with a role keep what they have: groups no longer decide.
    const saved = await updateGroup(tx, group, { ...values, changedAt: now });
    await applyGrants(tx, actor, params.id, now);
    await logOrganizationActivity(tx, actor, 'change_groups', organization, now, {
      group: saved.displayName,
      ...(saved.role !== null && { role: saved.role }),
    });
    return presentDirectoryGroup(saved, (await membersOf(tx, [saved.id])).length);
  },
};
