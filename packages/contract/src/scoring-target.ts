import { QUESTIONNAIRE_SECTIONS, type ScoredSection } from './codes/index.ts';
import type { City } from './schemas/screening/targets/reference-codes.ts';
import type { CampaignTarget } from './schemas/screening/targets/target.ts';

type Target<S extends ScoredSection> = NonNullable<CampaignTarget[S]>['target'];

/** The target as the scoring reads it: one target per section, cities by id. */
export type ScoringTarget = { readonly [S in Exclude<ScoredSection, 'mobility'>]: Target<S> } & {
  readonly mobility:
    | (Omit<NonNullable<Target<'mobility'>>, 'workplace'> & { readonly workplace: string | null })
    | null;
};

/** Cities are compared by id. */
export const cityCode = (city: Pick<City, 'id'>): string => String(city.id);

const mobility = (target: Target<'mobility'>): ScoringTarget['mobility'] =>
  target && { ...target, workplace: target.workplace && cityCode(target.workplace) };

/** A section that is not asked, or has no target, is null and not scored. */
export const toScoringTarget = (profile: CampaignTarget): ScoringTarget => ({
  culture: profile.culture?.target ?? null,
  values: profile.values?.target ?? null,
  personality: profile.personality?.target ?? null,
  motivations: profile.motivations?.target ?? null,
  job: profile.job?.target ?? null,
  mobility: mobility(profile.mobility?.target ?? null),
  individual: profile.individual?.target ?? null,
  skills: profile.skills?.target ?? null,
  experiences: profile.experiences?.target ?? null,
  studies: profile.studies?.target ?? null,
  languages: profile.languages?.target ?? null,
});

/** The sections candidates answer, in the order of the questionnaire. */
export const askedSections = (profile: CampaignTarget) =>
  QUESTIONNAIRE_SECTIONS.filter((section) => profile[section] !== null);
