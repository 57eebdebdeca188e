import { GAP_LIMITS, LIMITS, T_SCALE } from '@cadran/contract/codes';
import { ANCHOR as CULTURE_ANCHOR } from './culture/culture-fit.ts';
import { COMMUTE_FADE } from './facts/mobility-fit.ts';
import { DELAY_FADE } from './facts/job-fit.ts';
import { LOSS_PER_LEVEL as LANGUAGE_LOSS } from './facts/languages-fit.ts';
import { LEVEL_SHARE, LOSS_PER_LEVEL, NOT_IN_USE, YEARS_SHARE } from './facts/skills-fit.ts';
import { LOSS_PER_YEAR } from './facts/studies-fit.ts';
import { PAY_FADE } from './facts/individual-fit.ts';
import { FIFTHS, FOUR, SMALLEST_GROUP } from './fairness/selection-ratio.ts';
import { INDICATIVE_BELOW } from './group/group-report.ts';
import { CONSENSUS_BELOW, DIVIDED_ABOVE } from './group/group-statistics.ts';
import {
  ALIGNED_FROM,
  INCONGRUENT_BELOW,
  STRONG_ABOVE,
  WEAK_BELOW,
} from './group/culture-shape.ts';
import { ANCHOR as MOTIVATIONS_ANCHOR } from './motivations/motivations-fit.ts';
import { SUFFICIENT_WEIGHT } from './overall/overall-fit.ts';
import { LEFT_OUT_MAX } from './overall/section-outcome.ts';
import { FADE } from './personality/matching/interval-chance.ts';
import { FACET_WEIGHT, LENIENT, UNSCORABLE_ABOVE } from './personality/matching/interval-fit.ts';
import { DOMAIN_ANSWERED, FACET_ANSWERED } from './personality/trait-items.ts';
import { REPLICATES } from './precision/noise/replicates.ts';
import { HIGH, LOW } from './precision/score-precision.ts';
import { LIKELY_FROM, VERY_LIKELY_FROM } from './precision/verdict-certainty.ts';
import { HASTY_SECONDS_PER_ITEM } from './quality/page-times.ts';
import { UNRELIABLE_FROM } from './quality/response-quality.ts';
import { ANCHOR as VALUES_ANCHOR } from './values/values-fit.ts';

const percent = (share: number): number => Math.round(share * 100);

/** The engine's constants for the help pages and the glossary, so that these cannot go stale. */
export const SCORE_RULES = {
  fitsAbove: LIMITS.fitsAbove,
  canAdaptAbove: LIMITS.canAdaptAbove,
  sufficientWeight: SUFFICIENT_WEIGHT,
  cultureAnchor: CULTURE_ANCHOR,
  valuesAnchor: VALUES_ANCHOR,
  motivationsAnchor: MOTIVATIONS_ANCHOR,
  tMean: T_SCALE.mean,
  tSd: T_SCALE.sd,
  tMin: T_SCALE.min,
  tMax: T_SCALE.max,
  intervalFade: FADE,
  facetWeight: FACET_WEIGHT,
  lenientPercent: percent(LENIENT),
  unscorablePercent: percent(UNSCORABLE_ABOVE),
  replicates: REPLICATES,
  intervalPercent: percent(HIGH - LOW),
  veryLikelyPercent: percent(VERY_LIKELY_FROM),
  likelyPercent: percent(LIKELY_FROM),
  facetAnswered: FACET_ANSWERED,
  domainAnswered: DOMAIN_ANSWERED,
  leftOutPercent: percent(LEFT_OUT_MAX),
  skillLevelPercent: percent(LEVEL_SHARE),
  skillYearsPercent: percent(YEARS_SHARE),
  skillLossPercent: percent(LOSS_PER_LEVEL),
  skillUnusedLossPercent: percent(1 - NOT_IN_USE),
  languageLossPercent: percent(LANGUAGE_LOSS),
  studiesLossPercent: percent(LOSS_PER_YEAR),
  payFadePercent: percent(PAY_FADE),
  delayFadeMonths: DELAY_FADE,
  commuteFadeMinutes: COMMUTE_FADE,
  hastySeconds: HASTY_SECONDS_PER_ITEM,
  unreliableFrom: UNRELIABLE_FROM,
  minimumGroup: LIMITS.minimumGroup,
  consensusBelow: CONSENSUS_BELOW,
  dividedAbove: DIVIDED_ABOVE,
  priorityFrom: GAP_LIMITS.priority,
  attentionFrom: GAP_LIMITS.attention,
  indicativeBelow: INDICATIVE_BELOW,
  alignedFrom: ALIGNED_FROM,
  incongruentBelow: INCONGRUENT_BELOW,
  weakBelow: WEAK_BELOW,
  strongAbove: STRONG_ABOVE,
  fairnessPercent: percent(FOUR / FIFTHS),
  fairnessGroup: SMALLEST_GROUP,
} as const;
