import type { OpenedSession } from '@cadran/contract';
import { toMember } from '../../../http/authentication/member.ts';
import { type OrganizationRow, presentOrganization } from '../../organizations/index.ts';
import { presentUser, type UserRow } from '../../users/index.ts';
import type { BearerToken } from './session-tokens.ts';

export const presentSession = (
  bearer: BearerToken,
  user: UserRow,
  organization: OrganizationRow,
): OpenedSession => {
  const actor = toMember(user);
  return {
    ...bearer,
    user: presentUser(actor, user),
    organization: presentOrganization(actor, organization),
  };
};
