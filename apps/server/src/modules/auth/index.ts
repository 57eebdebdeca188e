/** Log-in, sessions, passwords and access tokens. Tables: schema/accounts/auth.ts. Policy: route-policy.ts. */
export { credentialsUnchanged } from './credentials-unchanged.ts';
export { issueRespondentToken, type NewSession, createSession } from './sessions/session-tokens.ts';
export { presentSession } from './sessions/present-session.ts';
export { enqueuePasswordLinkMail } from './passwords/mail-password-link.ts';
export {
  type HashedPassword,
  generateHashedPassword,
  requireStrongPassword,
} from './passwords/new-password.ts';
export { reauthenticate, requirePassword, throttleReauthentication } from './reauthenticate.ts';
export { deleteUserResets } from './queries/password-resets.ts';
export { deleteUserSessions } from './queries/sessions.ts';
