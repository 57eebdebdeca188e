import { MOTIVATIONS, QUESTIONNAIRE_SECTIONS, type ScoredSection } from '@cadran/contract';
import {
  cultureTargetScorable,
  DEFAULT_WEIGHTS,
  personalityTarget,
  personalityTargetNotes,
  valuesTargetScorable,
} from '@cadran/scoring';
import { SCORE_RULES } from '@cadran/scoring/score-rules';
import type { TypedNumber } from '../../../shared/campaign-form/common-values.ts';
import type { FormProgress } from '../../../shared/campaign-form/form-kind.ts';
import type { CampaignValues, TargetDrafts } from './values/campaign-values.ts';
import { EMPTY_TARGETS } from './values/empty-targets.ts';

type Rules = { readonly [S in ScoredSection]: (target: TargetDrafts[S]) => boolean };

/** Whether a target asks for anything that can be compared. */
const ASKS: Rules = {
  culture: cultureTargetScorable,
  values: valuesTargetScorable,
  personality: (target) => personalityTarget(target)?.scorable ?? false,
  motivations: ({ length }) => length === MOTIVATIONS.length,
  job: ({ professions, sectors, contractTypes, recruitingDelay }) =>
    professions.length + sectors.length + contractTypes.length > 0 || recruitingDelay !== null,
  mobility: ({ workplace, transports, travelTime }) =>
    workplace !== null || transports.length > 0 || travelTime.max !== '',
  individual: ({ travelPercentage, salary }) => travelPercentage !== '' || salary.amount !== '',
  skills: ({ length }) => length > 0,
  experiences: ({ positions, sectors }) => positions.length + sectors.length > 0,
  studies: ({ degree }) => degree !== null,
  languages: ({ length }) => length > 0,
};

export type ProfileState =
  /** Not asked. */
  | 'off'
  /** Asked, shown to the recruiter, not compared. */
  | 'asked'
  /** Compared with a target. */
  | 'target'
  /** A target was wanted but says nothing that could be compared. */
  | 'weak';

export const profileState = (
  profile: CampaignValues['profile'],
  section: ScoredSection,
): ProfileState => {
  const { asked, scored, target } = profile[section];
  if (!asked) return 'off';
  if (!scored) return 'asked';
  // The compiler does not see that section and target belong together.
  const asks = ASKS[section] as (of: typeof target) => boolean;
  return asks(target) ? 'target' : 'weak';
};

/** An average person would match. */
export const isLenient = (profile: CampaignValues['profile']): boolean =>
  profileState(profile, 'personality') === 'target' &&
  personalityTargetNotes(profile.personality.target).lenient;

/** Those that enter the overall fit. */
export const activeSections = (profile: CampaignValues['profile']): readonly ScoredSection[] =>
  QUESTIONNAIRE_SECTIONS.filter((section) => profileState(profile, section) === 'target');

/** Nobody has set the target yet, nor tried to save: no reason to warn of it. */
export const isUnset = (
  target: unknown,
  section: ScoredSection,
  { campaign, attempted }: FormProgress<'screening'>,
): boolean =>
  !attempted &&
  !campaign?.profile[section]?.target &&
  JSON.stringify(target) === JSON.stringify(EMPTY_TARGETS[section]);

/** Less than this together is no basis for an overall fit. */
export const SUFFICIENT_WEIGHT = SCORE_RULES.sufficientWeight;

export const numberOf = (typed: TypedNumber): number =>
  typeof typed === 'number' && Number.isFinite(typed) ? typed : 0;

/** What the sections compared with a target weigh together. */
export const comparedWeight = ({ profile, ownWeights, weights }: CampaignValues): number => {
  const used = ownWeights ? weights : DEFAULT_WEIGHTS;
  return activeSections(profile).reduce((sum, section) => sum + numberOf(used[section]), 0);
};
