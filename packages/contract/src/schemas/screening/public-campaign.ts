import { z } from 'zod';
import { QUESTIONNAIRE_SECTIONS } from '../../codes/index.ts';
import { id } from '../base/basics.ts';
import { publicOrganization } from '../organization/organization.ts';
import { publicShape } from '../campaign/campaign-field.ts';
import { screeningFields } from './campaign.ts';

/** The fields candidates may see: never a target, a weight or a count. */
export const publicScreeningCampaign = z.object({
  id,
  organization: publicOrganization,
  ...publicShape(screeningFields),
  /** What is asked, in the order of the questionnaire. */
  sections: z.array(z.enum(QUESTIONNAIRE_SECTIONS)),
  /** The skills to rate, without the target level. */
  skills: z.array(z.string()),
  /** For the notice: how long answers are kept after the campaign is closed. */
  retentionDays: z.int(),
  /** For the notice: the organisation's data protection contact. */
  privacyContact: z.string().nullable(),
  /** For the notice: answers are added up with those of others, unless the candidate says no at the end. */
  addsUpAnswers: z.boolean(),
});
export type PublicScreeningCampaign = z.infer<typeof publicScreeningCampaign>;
