import { z } from 'zod';
import { QUESTIONNAIRE_SECTIONS } from '../../codes/index.ts';
import { id } from '../basics.ts';
import { publicOrganization } from '../organization.ts';
import { screenTexts } from '../campaign/customization.ts';
import { campaignQuestions } from './questions.ts';

/** What a candidate may know of a campaign: never a target, a weight or a count (security.md, row 25). */
export const publicScreeningCampaign = z.object({
  id,
  organization: publicOrganization,
  name: z.string(),
  /** What is asked, in the order of the questionnaire. */
  sections: z.array(z.enum(QUESTIONNAIRE_SECTIONS)),
  /** The skills a candidate is asked to rate: their names are the question, the wished-for level stays here. */
  skills: z.array(z.string()),
  questions: campaignQuestions,
  customization: screenTexts,
  redirectUrl: z.string().nullable(),
  allowPersonalReport: z.boolean(),
  contactEmail: z.string().nullable(),
  /** For the notice: how long answers are kept after the campaign is closed. */
  retentionDays: z.int(),
});
export type PublicScreeningCampaign = z.infer<typeof publicScreeningCampaign>;
