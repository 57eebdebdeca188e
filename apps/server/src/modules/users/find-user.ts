import type { Tx } from '@cadran/db';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { findUser, type UserRow } from './queries/users.ts';
import { lockOrganization } from '../organizations/index.ts';

/** `not_found` also for users whom the actor may not read. */
export const findReadableUser = async (tx: Tx, actor: Member, id: string): Promise<UserRow> => {
  const user = await findUser(tx, id);
  if (!userPolicy.read(actor, user)) throw new AppError('not_found');
  return user;
};

/** Reads the user again under the organisation's lock, so that decisions use the current role. */
export const findUserForUpdate = async (tx: Tx, actor: Member, id: string): Promise<UserRow> => {
  const seen = await findReadableUser(tx, actor, id);
  await lockOrganization(tx, seen.organizationId);
  return findReadableUser(tx, actor, id);
};
