import type { Tx } from '@cadran/db';
import { userPolicy, type Member } from '@cadran/policies';
import { AppError } from '../app-error.ts';
import { lockOrganization } from '../queries/organizations.ts';
import { findUser, type UserRow } from '../queries/users.ts';

/** Foreign and missing answer alike: who may not even read a user is told that there is none. */
export const findReadableUser = async (tx: Tx, actor: Member, id: string): Promise<UserRow> => {
  const user = await findUser(tx, id);
  if (!userPolicy.read(actor, user)) throw new AppError('not_found');
  return user;
};

/** Read again under the organisation's lock, so that nobody decides by a role that has just changed. */
export const findUserForChange = async (tx: Tx, actor: Member, id: string): Promise<UserRow> => {
  const seen = await findReadableUser(tx, actor, id);
  await lockOrganization(tx, seen.organizationId);
  return findReadableUser(tx, actor, id);
};
