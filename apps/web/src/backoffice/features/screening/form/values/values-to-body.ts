import {
  fieldNames,
  pick,
  QUESTIONNAIRE_SECTIONS,
  type ScoredSection,
  screeningFields,
} from '@cadran/contract';
import {
  commonBodyOf,
  orNull,
  type TypedNumber,
} from '../../../../shared/campaign-form/common-values.ts';
import type { CampaignValues, TargetDrafts } from './campaign-values.ts';
import { keptReasons } from './reasons.ts';

const isEmpty = (typed: TypedNumber): boolean => typed === '';

/** Nothing typed: no demand. Only the lower end left out: from nought. */
const travelTime = ({ min, max }: TargetDrafts['mobility']['travelTime']) =>
  isEmpty(min) && isEmpty(max)
    ? null
    : { min: isEmpty(min) ? 0 : min, max: isEmpty(max) ? undefined : max };

type Targets = { readonly [S in ScoredSection]: (target: TargetDrafts[S]) => unknown };

/** Not validated: the schema reports errors. */
const TARGETS: Targets = {
  culture: (target) => target,
  values: (target) => target,
  personality: (target) => target,
  motivations: (target) => target,
  job: (target) => target,
  mobility: (target) => ({ ...target, travelTime: travelTime(target.travelTime) }),
  individual: (target) => ({
    ...target,
    travelPercentage: isEmpty(target.travelPercentage) ? null : target.travelPercentage,
    salary: isEmpty(target.salary.amount) ? null : target.salary,
  }),
  skills: (target) => target.map(({ key: _key, ...skill }) => skill),
  experiences: (target) => target,
  studies: ({ degree }) => ({ degree: degree ?? undefined }),
  languages: (target) =>
    target.map(({ language, level }) => ({ language: language ?? undefined, level })),
};

const sectionOf = (profile: CampaignValues['profile'], section: ScoredSection) => {
  const { asked, scored, target } = profile[section];
  if (!asked) return null;
  // The compiler does not see that section and target belong together.
  const write = TARGETS[section] as (of: typeof target) => unknown;
  return {
    target: scored ? write(target) : null,
    ...(section === 'culture' && sourceOf(profile.culture)),
  };
};

/** Which audit a culture comes from; what is known of it is the server's to say. */
const sourceOf = ({ scored, source }: CampaignValues['profile']['culture']) =>
  scored && source
    ? {
        source: {
          campaignId: source.campaignId,
          unitId: source.unitId,
          moment: source.moment,
        },
      }
    : {};

const profileOf = (values: CampaignValues): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    QUESTIONNAIRE_SECTIONS.map((section) => [section, sectionOf(values.profile, section)]),
  ),
  ...(Object.keys(values.reasons).length > 0 && { reasons: keptReasons(values) }),
});

/** The body of a new campaign; `ownerId` and `version` are added where one is changed. */
export const bodyOf = (values: CampaignValues) => ({
  ...pick(values, fieldNames(screeningFields)),
  ...commonBodyOf(values),
  contactEmail: orNull(values.contactEmail),
  profile: profileOf(values),
  weights: values.ownWeights ? values.weights : null,
});
