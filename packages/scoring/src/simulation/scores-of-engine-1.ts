import { T_SCALE, TRAITS } from '@cadran/contract/codes';
import type { SectionOutcome } from '../overall/section-outcome.ts';
import { PERSONALITY_NORMS } from '../personality/personality-norms.ts';
import { itemsOf } from '../personality/trait-items.ts';
import { recordOf } from '../record-of.ts';
import type { CandidateScores } from '../score-candidate.ts';
import type { Scores1 } from '../stored/scores-1.ts';
import { perValue } from '../values/values-score.ts';

const withComponents = <Before, After>(
  outcome: SectionOutcome<Before>,
  change: (components: Before) => After,
): SectionOutcome<After> =>
  outcome.status === 'scored' ? { ...outcome, components: change(outcome.components) } : outcome;

/** Scores in the shape in which engine 1 stored them, for tests of what reads them; every item answered. */
export const scoresOfEngine1 = (scores: CandidateScores): Scores1 => {
  const { halves, leftOut: _, precision: __, sections, measures, ...rest } = scores;
  const { values, personality } = measures;
  return {
    ...rest,
    engineVersion: 1,
    psychometric: halves.answers,
    nearLimit: null,
    sections: {
      ...sections,
      values: withComponents(sections.values, ({ missing: _missing, ...fit }) => fit),
      personality: withComponents(
        sections.personality,
        ({ missing: _missing, byFacets: _domains, norms: _norms, ...fit }) => fit,
      ),
    },
    measures: {
      culture: measures.culture,
      values: values && {
        engineVersion: 1,
        mean: values.mean,
        poles: values.poles,
        ratings: perValue((value) => values.ratings[value] ?? 0),
        centred: perValue((value) => values.centred[value] ?? 0),
      },
      personality: personality && {
        norms: {
          version: PERSONALITY_NORMS.version,
          source: PERSONALITY_NORMS.source,
          provisional: true,
        },
        traits: recordOf(TRAITS, (trait) => ({
          raw: (personality.traits[trait]?.position ?? 0) * itemsOf(trait),
          t: T_SCALE.mean,
          shownT: T_SCALE.mean,
          percentile: 50,
          band: 'average',
          error: 4,
        })),
      },
    },
  };
};
