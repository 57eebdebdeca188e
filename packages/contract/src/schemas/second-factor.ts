import { z } from 'zod';
import { currentPassword } from './user.ts';

/** Six digits of the authenticator, or a recovery code. */
export const secondFactorCode = z.string().trim().min(6).max(32);

/** Shows that the person at the keyboard is the owner of the session: one of the two is asked for. */
export const proof = z.strictObject({
  password: currentPassword.optional(),
  code: secondFactorCode.optional(),
});
export type Proof = z.infer<typeof proof>;

export const secondFactorStatus = z.object({
  active: z.boolean(),
  /** The organisation demands it of this person. */
  demanded: z.boolean(),
  recoveryCodesLeft: z.int(),
});

/** To be drawn as a QR code, or typed: shown while setting up and never again. */
export const secondFactorOffer = z.object({ secret: z.string(), url: z.string() });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
