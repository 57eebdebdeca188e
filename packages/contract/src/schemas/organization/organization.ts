import { z } from 'zod';
import { ACTIVE_STATUSES, LANGUAGES, LIMITS, PROFILING_LIMITS } from '../../codes/index.ts';
import { date, id, listQuery, text, timeZone } from '../base/basics.ts';
import { theme } from './theme.ts';

/** Retention and anonymity as the organisation set them. */
export const organizationSettings = z.strictObject({
  language: z.enum(LANGUAGES),
  screeningRetentionDays: z.int().min(1).max(730),
  minimumGroup: z.int().min(LIMITS.minimumGroup).max(PROFILING_LIMITS.minimumGroupMax),
  secondFactorForAdmins: z.boolean(),
  /** Whom candidates can write to about their data: an e-mail address or a text. */
  privacyContact: text(200).nullable(),
  /** Of dates on screens, in documents and in mails. Null: that of the next administrator who logs in. */
  timeZone: timeZone.nullable(),
  /** Candidates' answers are added up to examine the questionnaire, unless they say no. */
  addUpAnswers: z.boolean(),
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;

/** The public fields: enough to brand a page. */
export const publicOrganization = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  theme,
});
export type PublicOrganization = z.infer<typeof publicOrganization>;

export const organization = publicOrganization.extend({
  status: z.enum(ACTIVE_STATUSES),
  createdAt: date,
  settings: organizationSettings,
  version: z.int(),
  can: z.object({ edit: z.boolean(), changeStatus: z.boolean(), delete: z.boolean() }),
});
export type Organization = z.infer<typeof organization>;

export const organizationName = text(120, 2);

export const newOrganization = z.strictObject({
  name: organizationName,
  settings: organizationSettings.partial().optional(),
});

export const organizationChange = z.strictObject({
  name: organizationName.optional(),
  status: z.enum(ACTIVE_STATUSES).optional(),
  theme: theme.optional(),
  settings: organizationSettings.partial().optional(),
  version: z.int(),
});

export const organizationQuery = listQuery(['name', 'status', 'createdAt']).extend({
  name: z.string().trim().max(120).optional(),
  status: z.enum(ACTIVE_STATUSES).optional(),
});
