import { z } from 'zod';
import { INVITATION_STATUSES, LANGUAGES } from '../../codes/index.ts';
import { date, id, listOf, listQuery } from '../base/basics.ts';

export const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  language: z.enum(LANGUAGES),
  status: z.enum(INVITATION_STATUSES),
  invitedAt: date,
  /** When the last mail about it left, invitation or reminder. */
  lastMailAt: date.nullable(),
  reminders: z.int(),
  /** Why the last mail failed or was put off, in the mail server's words. */
  error: z.string().nullable(),
  /** When a mail that was put off is tried again. */
  nextTryAt: date.nullable(),
  /** What the invited candidate began; never in an audit. */
  questionnaireId: id.nullable(),
});
export type Invitation = z.infer<typeof invitation>;

/** With the number of invitations in each status, whatever is filtered. */
export const invitationList = listOf(invitation).extend({
  counts: z.record(z.enum(INVITATION_STATUSES), z.int()),
  /** Who began and has not finished, invited or not, and may be reminded now. */
  remindable: z.int(),
  can: z.object({ invite: z.boolean() }),
});
export type InvitationList = z.infer<typeof invitationList>;

export const invitationQuery = listQuery(['invitedAt', 'email', 'name', 'status']).extend({
  status: z.enum(INVITATION_STATUSES).optional(),
});

export const invitationParams = z.strictObject({ id, invitationId: id });
