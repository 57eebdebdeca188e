import type { UserRow } from '../queries/users.ts';
import { auditAbout } from './audit.ts';

export const auditUser = auditAbout(
  ({ organizationId, id, username }: Pick<UserRow, 'organizationId' | 'id' | 'username'>) => ({
    organizationId,
    target: { type: 'user', id, name: username },
  }),
);
