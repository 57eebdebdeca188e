import { schema } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { Attributes } from './filter.ts';
import { userColumns } from './queries/users.ts';

const { scimGroupMembers, scimGroups, users } = schema;

const email = { column: sql`${users.email}`, kind: 'caseless' } as const;

export const USER_ATTRIBUTES: Attributes = {
  id: { column: sql`${users.id}::text`, kind: 'exact' },
  externalid: { column: sql`${userColumns.externalId}`, kind: 'exact' },
  username: { column: userColumns.userName, kind: 'caseless' },
  displayname: { column: sql`${users.displayName}`, kind: 'caseless' },
  'name.formatted': { column: sql`${users.fullName}`, kind: 'caseless' },
  'name.givenname': { column: userColumns.givenName, kind: 'caseless' },
  'name.familyname': { column: userColumns.familyName, kind: 'caseless' },
  emails: email,
  'emails.value': email,
  'emails.type': { column: sql`'work'`, kind: 'caseless' },
  'emails.primary': { column: sql`true`, kind: 'boolean' },
  active: { column: userColumns.active, kind: 'boolean' },
  'meta.created': { column: sql`${users.createdAt}`, kind: 'instant' },
  'meta.lastmodified': { column: userColumns.changedAt, kind: 'instant' },
};

const member = {
  column: sql`array(select m.user_id::text from ${scimGroupMembers} m where m.organization_id = ${scimGroups.organizationId} and m.group_id = ${scimGroups.id})`,
  kind: 'list',
} as const;

export const GROUP_ATTRIBUTES: Attributes = {
  id: { column: sql`${scimGroups.id}::text`, kind: 'exact' },
  externalid: { column: sql`${scimGroups.externalId}`, kind: 'exact' },
  displayname: { column: sql`${scimGroups.displayName}`, kind: 'caseless' },
  members: member,
  'members.value': member,
  'meta.created': { column: sql`${scimGroups.createdAt}`, kind: 'instant' },
  'meta.lastmodified': { column: sql`${scimGroups.changedAt}`, kind: 'instant' },
};
