import { type AdoptedNorms, normsOfAdopted } from '../personality/adopted-norms.ts';
import { PERSONALITY_NORMS } from '../personality/personality-norms.ts';
import type { Motivation, Trait, Value } from '@cadran/contract/codes';
import {
  cultureFit,
  type CultureFitComponents,
  cultureTargetScorable,
} from '../culture/culture-fit.ts';
import type { CultureMeasure } from '../culture/culture-measure.ts';
import type { CultureScores } from '../culture/culture-score.ts';
import type { Fit, Maybe } from '../engine-version.ts';
import {
  isCompleteMotivations,
  motivationsFit,
  type MotivationsFitComponents,
} from '../motivations/motivations-fit.ts';
import {
  personalityFit,
  type PersonalityFitComponents,
  personalityTarget,
  type TraitIntervals,
} from '../personality/matching/interval-fit.ts';
import type { PersonalityMeasure } from '../personality/personality-scores.ts';
import { valuesFit, type ValuesFitComponents, valuesTargetScorable } from '../values/values-fit.ts';
import type { PerValue, ValuesMeasure } from '../values/values-score.ts';
import {
  inactive,
  type LeftOut,
  leftOut,
  scored,
  type SectionOutcome,
  UNANSWERED,
} from './section-outcome.ts';

const NO_REQUIREMENT = inactive('no_requirement');
const UNSCORABLE = inactive('unscorable_target');

const answered = <Measure, Components>(
  measure: Measure | null,
  fitOf: (measure: Measure) => Fit<Components> | LeftOut<Trait | Value> | null,
): SectionOutcome<Components> => {
  if (measure === null) return UNANSWERED;
  const result = fitOf(measure);
  if (result === null) return UNSCORABLE;
  return 'tooMuch' in result ? leftOut(result.missing) : scored(result);
};

export const cultureSection = (
  target: Maybe<CultureScores>,
): ((measure: CultureMeasure | null) => SectionOutcome<CultureFitComponents>) => {
  if (!target) return () => NO_REQUIREMENT;
  if (!cultureTargetScorable(target)) return () => UNSCORABLE;
  return (measure) =>
    answered(measure, ({ scores, situations }) => cultureFit(scores, situations, target));
};

export const valuesSection = (
  target: Maybe<PerValue<number>>,
): ((measure: ValuesMeasure | null) => SectionOutcome<ValuesFitComponents>) => {
  if (!target) return () => NO_REQUIREMENT;
  if (!valuesTargetScorable(target)) return () => UNSCORABLE;
  return (measure) => answered(measure, (values) => valuesFit(values, target));
};

export const personalitySection = (
  intervals: Maybe<TraitIntervals>,
  adopted?: Maybe<AdoptedNorms>,
): ((measure: PersonalityMeasure | null) => SectionOutcome<PersonalityFitComponents>) => {
  const target = intervals ? personalityTarget(intervals) : null;
  if (!target) return () => NO_REQUIREMENT;
  if (!target.scorable) return () => UNSCORABLE;
  const norms = adopted ? normsOfAdopted(adopted) : PERSONALITY_NORMS;
  return (measure) =>
    answered(measure, (personality) => personalityFit(personality, target, norms));
};

export const motivationsSection = (
  desired: Maybe<readonly Motivation[]>,
): ((ranking: Maybe<readonly Motivation[]>) => SectionOutcome<MotivationsFitComponents>) => {
  if (!desired) return () => NO_REQUIREMENT;
  if (!isCompleteMotivations(desired)) return () => UNSCORABLE;
  return (ranking) =>
    ranking && isCompleteMotivations(ranking)
      ? scored(motivationsFit(desired, ranking))
      : UNANSWERED;
};
