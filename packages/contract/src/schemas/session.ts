import { z } from 'zod';
import { date } from './basics.ts';
import { organization } from './organization.ts';
import { user } from './user.ts';

export const login = z.strictObject({
  identifier: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1024),
  /** Six digits of the authenticator, or a recovery code. */
  code: z.string().trim().min(6).max(32).optional(),
});

export const bearer = z.object({ token: z.string(), expiresAt: date });
export const sessionView = z.object({ user, organization });
export type SessionView = z.infer<typeof sessionView>;
export const openedSession = bearer.extend(sessionView.shape);
export type OpenedSession = z.infer<typeof openedSession>;
