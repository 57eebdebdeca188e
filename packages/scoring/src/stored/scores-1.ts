import type { Trait } from '@cadran/contract/codes';
import type { MatchedTrait } from '../personality/matching/interval-fit.ts';
import type { NormsName } from '../personality/personality-norms.ts';
import type { SectionOutcome } from '../overall/section-outcome.ts';
import type { CandidateMeasures, CandidateScores } from '../score-candidate.ts';
import type { ValuesFitComponents } from '../values/values-fit.ts';
import type { PerValue, ValuesMeasure } from '../values/values-score.ts';

interface PersonalityFit1 {
  readonly traits: readonly MatchedTrait[];
  readonly weight: number;
  readonly chance: number;
  readonly anchor: number;
  readonly lenient: boolean;
  readonly credit: number;
}

type Values1 = Omit<
  ValuesMeasure,
  'ratings' | 'centred' | 'answered' | 'missing' | 'itemDeviation'
> & { readonly ratings: PerValue<number>; readonly centred: PerValue<number> };

/** By the norms of another questionnaire; only the raw sum is still read. */
interface TraitScore1 {
  readonly raw: number;
  readonly t: number;
  readonly shownT: number;
  readonly percentile: number;
  readonly band: 'low' | 'average' | 'high';
  readonly error: number;
}

interface Measures1 extends Pick<CandidateMeasures, 'culture'> {
  readonly values: Values1 | null;
  readonly personality: {
    readonly norms: NormsName;
    readonly traits: Readonly<Record<Trait, TraitScore1>>;
  } | null;
}

/** As engine 1 stored it: every trait answered, nothing said about how sure a score is. */
export interface Scores1 extends Omit<
  CandidateScores,
  'engineVersion' | 'halves' | 'leftOut' | 'precision' | 'sections' | 'measures'
> {
  readonly engineVersion: 1;
  readonly psychometric: number | null;
  readonly nearLimit: 50 | 70 | null;
  readonly sections: Omit<CandidateScores['sections'], 'values' | 'personality'> & {
    readonly values: SectionOutcome<Omit<ValuesFitComponents, 'missing'>>;
    readonly personality: SectionOutcome<PersonalityFit1>;
  };
  readonly measures: Measures1;
}
