import {
  type CampaignTarget,
  fieldNames,
  pick,
  type ScoredSection,
  type ScreeningCampaign,
  screeningFields,
} from '@cadran/contract';
import { sectionWeights } from '@cadran/scoring';
import {
  type CampaignHome,
  commonValuesOf,
} from '../../../../shared/campaign-form/common-values.ts';
import type { CampaignValues, SectionDraft, TargetDrafts } from './campaign-values.ts';
import { EMPTY_TARGETS } from './empty-targets.ts';
import { reasonDraftsOf } from './reasons.ts';

const draft = <S extends ScoredSection>(
  section: { readonly target: unknown } | null,
  empty: TargetDrafts[S],
  target: TargetDrafts[S] | null,
): SectionDraft<S> => ({
  asked: section !== null,
  // A section that is switched on later begins with a target: that is what most campaigns want.
  scored: section === null || target !== null,
  target: target ?? empty,
});

const profileOf = (profile: CampaignTarget): CampaignValues['profile'] => {
  const { mobility, individual, skills, languages } = profile;
  const commute = mobility?.target?.travelTime;
  return {
    culture: {
      ...draft<'culture'>(profile.culture, EMPTY_TARGETS.culture, profile.culture?.target ?? null),
      source: profile.culture?.source ?? null,
    },
    values: draft(profile.values, EMPTY_TARGETS.values, profile.values?.target ?? null),
    personality: draft(
      profile.personality,
      EMPTY_TARGETS.personality,
      (profile.personality?.target as TargetDrafts['personality'] | undefined) ?? null,
    ),
    motivations: draft(
      profile.motivations,
      EMPTY_TARGETS.motivations,
      profile.motivations?.target ?? null,
    ),
    job: draft(profile.job, EMPTY_TARGETS.job, profile.job?.target ?? null),
    mobility: draft(
      mobility,
      EMPTY_TARGETS.mobility,
      mobility?.target
        ? { ...mobility.target, travelTime: commute ?? EMPTY_TARGETS.mobility.travelTime }
        : null,
    ),
    individual: draft(
      individual,
      EMPTY_TARGETS.individual,
      individual?.target
        ? {
            ...individual.target,
            travelPercentage: individual.target.travelPercentage ?? '',
            salary: individual.target.salary ?? EMPTY_TARGETS.individual.salary,
          }
        : null,
    ),
    skills: draft(
      skills,
      EMPTY_TARGETS.skills,
      skills?.target?.map((skill, index) => ({ key: String(index), ...skill })) ?? null,
    ),
    experiences: draft(
      profile.experiences,
      EMPTY_TARGETS.experiences,
      profile.experiences?.target ?? null,
    ),
    studies: draft(profile.studies, EMPTY_TARGETS.studies, profile.studies?.target ?? null),
    languages: draft(
      languages,
      EMPTY_TARGETS.languages,
      languages?.target?.map((entry, index) => ({ key: String(index), ...entry })) ?? null,
    ),
  };
};

/** The form's values of a stored or a new campaign. */
export const valuesOf = (
  campaign: Pick<ScreeningCampaign, keyof typeof screeningFields | keyof CampaignHome>,
): CampaignValues => {
  const values = {
    ...pick(campaign, fieldNames(screeningFields)),
    ...commonValuesOf(campaign),
    contactEmail: campaign.contactEmail ?? '',
    profile: profileOf(campaign.profile),
    ownWeights: campaign.weights !== null,
    weights: sectionWeights(campaign.weights),
  };
  return { ...values, reasons: reasonDraftsOf(campaign.profile.reasons, values) };
};
