import { z } from 'zod';
import { CAMPAIGN_LIMITS } from '../../../codes/index.ts';
import {
  experiencesTarget,
  individualTarget,
  jobTarget,
  languagesTarget,
  mobilityTarget,
  skillsTarget,
  studiesTarget,
} from './factual-targets.ts';
import { targetReasons } from './reasons.ts';
import { cultureSource } from './culture-source.ts';
import {
  cultureTarget,
  motivationsTarget,
  personalityTarget,
  valuesTarget,
} from './psychometric-targets.ts';

/**
 * A section of the campaign's target:
 *
 *   null               neither asked nor scored
 *   { target: null }   asked and shown, not scored
 *   { target: {…} }    asked, shown and compared with the target
 */
const section = <T extends z.ZodType>(target: T) =>
  z.strictObject({ target: target.nullable() }).nullable();

const sections = {
  culture: z
    .strictObject({ target: cultureTarget.nullable(), source: cultureSource.nullable().optional() })
    .nullable(),
  values: section(valuesTarget),
  personality: section(personalityTarget),
  motivations: section(motivationsTarget),
  job: section(jobTarget),
  mobility: section(mobilityTarget),
  individual: section(individualTarget),
  skills: section(skillsTarget),
  experiences: section(experiencesTarget),
  studies: section(studiesTarget),
  languages: section(languagesTarget),
};

export const campaignTarget = z.strictObject({ ...sections, reasons: targetReasons.optional() });
export type CampaignTarget = z.infer<typeof campaignTarget>;

const weight = z.int().min(0).max(CAMPAIGN_LIMITS.weightMax);

/** The campaign's own weights; null: the defaults of docs/method/scores.md#overall. */
export const sectionWeights = z.strictObject({
  culture: weight,
  values: weight,
  personality: weight,
  motivations: weight,
  skills: weight,
  experiences: weight,
  studies: weight,
  languages: weight,
  job: weight,
  mobility: weight,
  individual: weight,
});
export type CampaignWeights = z.infer<typeof sectionWeights>;
