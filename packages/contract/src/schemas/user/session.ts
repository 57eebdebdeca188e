import { z } from 'zod';
import { date } from '../base/basics.ts';
import { organization } from '../organization/organization.ts';
import { secondFactorCode } from './second-factor.ts';
import { currentPassword, newPassword, user } from './user.ts';

/**
 * Of the browser. The first one that an administrator sends becomes that of their organisation; one that the server does
 * not know, perhaps newer than itself, keeps nobody out.
 */
const browserZone = { timeZone: z.string().max(64).optional() };

export const login = z.strictObject({
  identifier: z.string().trim().min(1).max(254),
  password: currentPassword,
  code: secondFactorCode.optional(),
  ...browserZone,
});

export const sessionRefresh = z.strictObject(browserZone);

export const forgottenPassword = z.strictObject({ identifier: login.shape.identifier });

/** The token is in the fragment of the link, which browsers do not send to servers. */
export const passwordReset = z.strictObject({
  token: z.string().min(20).max(200),
  newPassword,
});

export const bearer = z.object({ token: z.string(), expiresAt: date });
export const sessionView = z.object({ user, organization });
export const openedSession = bearer.extend(sessionView.shape);
export type OpenedSession = z.infer<typeof openedSession>;
