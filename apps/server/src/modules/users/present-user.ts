import type { User } from '@cadran/contract';
import { type Member, userPolicy } from '@cadran/policies';
import type { UserRow } from './queries/users.ts';

export const presentUser = (actor: Member, row: UserRow): User => ({
  id: row.id,
  username: row.username,
  fullName: row.fullName,
  displayName: row.displayName,
  email: row.email,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
  role: row.role,
  notifications: row.notifications,
  profilingEnabled: row.profilingEnabled,
  screeningEnabled: row.screeningEnabled,
  language: row.language,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  mustChangePassword: row.mustChangePassword,
  secondFactor: row.totpConfirmedAt !== null,
  can: {
    edit: userPolicy.edit(actor, row),
    changeFlags: userPolicy.changeFlags(actor, row),
    resetPassword: userPolicy.resetPassword(actor, row),
    removeSecondFactor: row.totpConfirmedAt !== null && userPolicy.removeSecondFactor(actor, row),
    delete: userPolicy.delete(actor, row),
  },
});
