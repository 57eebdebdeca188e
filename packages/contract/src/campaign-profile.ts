import { QUESTIONNAIRE_SECTIONS, type ScoredSection } from './codes/index.ts';
import type { City } from './schemas/screening/reference-codes.ts';
import type { CampaignProfile } from './schemas/screening/profile.ts';

type Target<S extends ScoredSection> = NonNullable<CampaignProfile[S]>['target'];

/** What a campaign's profile means to the scoring: its targets, cities by their id. */
export type ScorableProfile = { readonly [S in Exclude<ScoredSection, 'mobility'>]: Target<S> } & {
  readonly mobility:
    | (Omit<NonNullable<Target<'mobility'>>, 'workplace'> & { readonly workplace: string | null })
    | null;
};

/** Cities are compared by their code, as the candidate's are. */
export const cityCode = (city: Pick<City, 'id'>): string => String(city.id);

const mobility = (target: Target<'mobility'>): ScorableProfile['mobility'] =>
  target && { ...target, workplace: target.workplace && cityCode(target.workplace) };

/** The targets alone: a section that is not asked, or asked without one, is null and not scored. */
export const scorableProfile = (profile: CampaignProfile): ScorableProfile => ({
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

/** What candidates are asked, in the order of the questionnaire. */
export const askedSections = (profile: CampaignProfile) =>
  QUESTIONNAIRE_SECTIONS.filter((section) => profile[section] !== null);
