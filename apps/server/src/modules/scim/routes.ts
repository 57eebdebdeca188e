/** Users and groups kept up to date by a directory (SCIM 2.0). Tables: schema/integration/scim.ts. Policies: route-policy.ts, organization-policy.ts. */

import {
  type contract,
  SCIM_LIMITS,
  SCIM_SCHEMAS,
  scimGroupChange,
  type ScimQuery,
  scimUserChange,
} from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { GROUP_ATTRIBUTES, USER_ATTRIBUTES } from './attributes.ts';
import { removeUser } from './end-access.ts';
import { filterCondition } from './filter.ts';
import { runLogged } from './log-refusal.ts';
import { applyPatch } from './patching/apply-patch.ts';
import { findGroup, type GroupRow, listGroups } from './queries/groups.ts';
import { findScimUser, listScimUsers, type ScimUserRow } from './queries/users.ts';
import { selectAttributes } from './resources/addresses.ts';
import { resourceTypes, schemaDefinitions, serviceProviderConfig } from './resources/discovery.ts';
import { presentGroups } from './resources/present-group.ts';
import { presentUsers } from './resources/present-user.ts';
import { createGroup, removeGroup, replaceGroup } from './save-group.ts';
import { createUser, replaceUser } from './save-user.ts';

export { directory } from './directory-routes.ts';

const listOf = <T>(Resources: T[], totalResults = Resources.length, startIndex = 1) => ({
  schemas: [SCIM_SCHEMAS.list],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

const pageOf = ({ startIndex = 1, count = SCIM_LIMITS.pageSize }: ScimQuery) => {
  const start = Math.max(1, startIndex);
  return { start, offset: start - 1, limit: Math.min(Math.max(0, count), SCIM_LIMITS.pageSize) };
};

const only = <T>([resource]: readonly T[]): T => {
  if (resource === undefined) throw new AppError('not_found');
  return resource;
};

/** What a patch may change. */
const patchableUser = (row: ScimUserRow) => ({
  userName: row.userName,
  externalId: row.externalId ?? undefined,
  name: {
    formatted: row.displayName,
    givenName: row.givenName,
    familyName: row.familyName,
  },
  displayName: row.displayName,
  emails: [{ value: row.email, type: 'work', primary: true }],
  active: row.active,
});

const patchableGroup = (row: GroupRow, members: readonly string[]) => ({
  displayName: row.displayName,
  externalId: row.externalId ?? undefined,
  members: members.map((value) => ({ value })),
});

export const scim: Handlers<typeof contract.scim> = {
  serviceProviderConfig: async ({ config }) => serviceProviderConfig(config),
  resourceTypes: async ({ config }) => listOf(resourceTypes(config)),
  schemas: async ({ config }) => listOf(schemaDefinitions(config)),
  schema: async ({ config, params }) =>
    only(schemaDefinitions(config).filter(({ id }) => id === params.urn)),

  listUsers: (context) =>
    runLogged(context, async (tx) => {
      const { config, query } = context;
      const where = filterCondition(query.filter, USER_ATTRIBUTES);
      const { start, ...page } = pageOf(query);
      const { items, total } = await listScimUsers(tx, where, page);
      const users = await presentUsers(tx, config, items);
      return listOf(
        users.map((user) => selectAttributes(user, query)),
        total,
        start,
      );
    }),

  createUser: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now } = context;
      return context.fit(
        only(await presentUsers(tx, config, [await createUser(tx, actor, body, now)])),
      );
    }),

  readUser: async ({ config, params, query, tx }) => {
    const user = await findScimUser(tx, params.id);
    return selectAttributes(only(await presentUsers(tx, config, [user])), query);
  },

  replaceUser: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now, params } = context;
      const saved = await replaceUser(tx, actor, params.id, () => body, now);
      return context.fit(only(await presentUsers(tx, config, [saved])));
    }),

  patchUser: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now, params } = context;
      const change = (row: ScimUserRow) => applyPatch(scimUserChange, patchableUser(row), body);
      const saved = await replaceUser(tx, actor, params.id, change, now);
      return context.fit(only(await presentUsers(tx, config, [saved])));
    }),

  deleteUser: (context) =>
    runLogged(context, (tx) => removeUser(tx, context.actor, context.params.id, context.now)),

  listGroups: (context) =>
    runLogged(context, async (tx) => {
      const { config, query } = context;
      const where = filterCondition(query.filter, GROUP_ATTRIBUTES);
      const { start, ...page } = pageOf(query);
      const { items, total } = await listGroups(tx, where, page);
      const groups = await presentGroups(tx, config, items);
      return listOf(
        groups.map((group) => selectAttributes(group, query)),
        total,
        start,
      );
    }),

  createGroup: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now } = context;
      return context.fit(
        only(await presentGroups(tx, config, [await createGroup(tx, actor, body, now)])),
      );
    }),

  readGroup: async ({ actor, config, params, query, tx }) => {
    const group = await findGroup(tx, actor.organizationId, params.id);
    return selectAttributes(only(await presentGroups(tx, config, [group])), query);
  },

  replaceGroup: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now, params } = context;
      const saved = await replaceGroup(tx, actor, params.id, () => body, now);
      return context.fit(only(await presentGroups(tx, config, [saved])));
    }),

  patchGroup: (context) =>
    runLogged(context, async (tx) => {
      const { actor, body, config, now, params } = context;
      const change = (row: GroupRow, members: readonly string[]) =>
        applyPatch(scimGroupChange, patchableGroup(row, members), body);
      const saved = await replaceGroup(tx, actor, params.id, change, now);
      return context.fit(only(await presentGroups(tx, config, [saved])));
    }),

  deleteGroup: (context) =>
    runLogged(context, (tx) => removeGroup(tx, context.actor, context.params.id, context.now)),
};
