import { z } from 'zod';
import { json } from './schemas/base/basics.ts';
import { campaignMail } from './schemas/mail/mail.ts';
import { newWebhook } from './schemas/organization/integration.ts';
import { newOrganization, organizationChange } from './schemas/organization/organization.ts';
import { newProfilingCampaign } from './schemas/profiling/campaign.ts';
import { newDecision } from './schemas/screening/candidates/candidate-details.ts';
import { newScreeningCampaign, screeningCampaignChange } from './schemas/screening/campaign.ts';
import {
  newScreeningQuestionnaire,
  screeningQuestionnaireChange,
} from './schemas/screening/answers/questionnaire.ts';
import { newUser, userChange } from './schemas/user/user.ts';

/** The schemas that `POST /test/validation/` can check a value against, by name. */
export const VALIDATED_SCHEMAS = {
  newOrganization,
  organizationChange,
  newUser,
  userChange,
  newScreeningCampaign,
  screeningCampaignChange,
  newScreeningQuestionnaire,
  screeningQuestionnaireChange,
  newDecision,
  newProfilingCampaign,
  campaignMail,
  newWebhook,
} as const satisfies Record<string, z.ZodType>;
export type ValidatedSchema = keyof typeof VALIDATED_SCHEMAS;

export const validationRequest = z.strictObject({
  schema: z.enum(Object.keys(VALIDATED_SCHEMAS) as [ValidatedSchema, ...ValidatedSchema[]]),
  value: json,
});
