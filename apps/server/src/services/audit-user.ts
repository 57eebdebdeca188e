import type { AuditAction, AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { UserRow } from '../queries/users.ts';
import { audit } from './audit.ts';

/** A line about a user, in the log of the user's organisation whoever acted. */
export const auditUser = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  user: Pick<UserRow, 'organizationId' | 'id' | 'username'>,
  now: Date,
  detail: AuditDetail = {},
): Promise<void> =>
  audit(
    tx,
    actor,
    {
      organizationId: user.organizationId,
      action,
      target: { type: 'user', id: user.id, name: user.username },
      detail,
    },
    now,
  );
