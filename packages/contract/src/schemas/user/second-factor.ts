import { z } from 'zod';
import { currentPassword } from './user.ts';

/** Six digits of the authenticator, or a recovery code. */
export const secondFactorCode = z.string().trim().min(6).max(32);

/** Re-authentication by one of the two. */
export const proof = z.strictObject({
  password: currentPassword.optional(),
  code: secondFactorCode.optional(),
});
export type Proof = z.infer<typeof proof>;

export const secondFactorStatus = z.object({
  active: z.boolean(),
  /** The organisation requires it of this user. */
  demanded: z.boolean(),
  recoveryCodesLeft: z.int(),
});

/** Shown only during the set-up, as a QR code or as text. */
export const secondFactorOffer = z.object({ secret: z.string(), url: z.string() });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
