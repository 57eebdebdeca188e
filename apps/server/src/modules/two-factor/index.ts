/** Authenticator and recovery codes. Tables: schema/accounts/auth.ts, schema/accounts/users.ts. Policy: user-policy.ts. */
export { verifySecondFactor } from './verify-second-factor.ts';
