import type { Member } from '@cadran/policies';
import type { UserRow } from '../queries/users.ts';

/** A user's row as an actor. */
export const memberOf = (row: UserRow): Member => ({
  kind: 'member',
  id: row.id,
  organizationId: row.organizationId,
  username: row.username,
  role: row.role,
  modules: { screening: row.screeningEnabled, profiling: row.profilingEnabled },
});
