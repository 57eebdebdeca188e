import { z } from 'zod';
import { LANGUAGES, QUESTIONNAIRE_STATUSES } from '../../codes/index.ts';
import { date, id, listQuery } from '../basics.ts';

/** What is not given yet is null. */
export const contact = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});
export type Contact = z.infer<typeof contact>;

/** A line in a campaign's list of candidates. */
export const candidate = z.object({
  id,
  campaignId: id,
  status: z.enum(QUESTIONNAIRE_STATUSES),
  language: z.enum(LANGUAGES),
  /** The application date. */
  openedAt: date,
  completedAt: date.nullable(),
  contact,
  can: z.object({ delete: z.boolean() }),
});
export type Candidate = z.infer<typeof candidate>;

export const candidateQuery = listQuery(['openedAt', 'completedAt', 'status', 'name']).extend({
  status: z.enum(QUESTIONNAIRE_STATUSES).optional(),
});
