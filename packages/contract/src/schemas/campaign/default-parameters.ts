import { z } from 'zod';
import { QUESTIONNAIRE_SECTIONS } from '../../codes/index.ts';
import { distinctList } from '../base/builders.ts';
import { profilingFields } from '../profiling/campaign.ts';
import { screeningFields } from '../screening/campaign.ts';
import { EMPTY_TARGET } from '../screening/empty-campaign.ts';
import type { CampaignTarget } from '../screening/targets/target.ts';
import { changeShape, pick } from './campaign-field.ts';
import { campaignCustomization as customization } from './customization.ts';

const COMMON = ['redirectUrl', 'showEstimatedDuration'] as const;
const SCREENING = [...COMMON, 'weights', 'allowPersonalReport', 'contactEmail'] as const;

/** What new campaigns of an organisation begin with; where it says nothing, the product's defaults apply. */
export const defaultParameters = z
  .strictObject({
    screening: z
      .strictObject({
        ...pick(changeShape(screeningFields), SCREENING),
        customization,
        /** Asked without a target, which belongs to a role and not to an organisation. */
        sections: distinctList(z.enum(QUESTIONNAIRE_SECTIONS), QUESTIONNAIRE_SECTIONS.length).min(
          1,
        ),
      })
      .partial(),
    profiling: z
      .strictObject({ ...pick(changeShape(profilingFields), COMMON), customization })
      .partial(),
  })
  .partial();
export type DefaultParameters = z.infer<typeof defaultParameters>;

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;

/** The same as fields of a new campaign. */
export const startingFields = {
  screening: ({ sections, ...fields }: DefaultParameters['screening'] = {}) => ({
    ...given(fields),
    ...(sections && {
      profile: {
        ...EMPTY_TARGET,
        ...Object.fromEntries(sections.map((section) => [section, { target: null }])),
      } satisfies CampaignTarget,
    }),
  }),
  profiling: (fields: DefaultParameters['profiling'] = {}) => given(fields),
};
