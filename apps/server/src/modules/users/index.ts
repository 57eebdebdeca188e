/** Users, their import and their campaigns' new owners. Tables: schema/accounts/users.ts. Policy: user-policy.ts. */
export { findReadableUser } from './find-user.ts';
export {
  requireOtherSuperadmin,
  requireRemainingAdministrator,
} from './last-administrator/require-administrator.ts';
export { presentUser } from './present-user.ts';
export { findLogin, normalizeLoginName } from './queries/login-names.ts';
export {
  findActiveColleague,
  findUser,
  insertUser,
  listUsers,
  lockUser,
  updateUser,
  type UserRow,
} from './queries/users.ts';
export { usernameFor } from './username-for.ts';
