/** Authenticator and recovery codes. Tables: schema/auth.ts, schema/users.ts. Policy: user-policy.ts. */
export { verifySecondFactor } from './verify-second-factor.ts';
