import { SCORED_SECTIONS, TRAITS } from '@cadran/contract/codes';
import { halvesOf } from '../overall/overall-fit.ts';
import type { SectionOutcome } from '../overall/section-outcome.ts';
import { PERSONALITY_NORMS } from '../personality/personality-norms.ts';
import type { PersonalityMeasure } from '../personality/personality-scores.ts';
import { reportComposites } from '../personality/report-composites.ts';
import { itemsOf } from '../personality/trait-items.ts';
import { recordOf } from '../record-of.ts';
import type { CandidateScores } from '../score-candidate.ts';
import { perValue, type ValuesMeasure } from '../values/values-score.ts';
import type { Scores1 } from './scores-1.ts';

/** Scores as they are stored, by the engine that made them. */
export type StoredScores = Scores1 | (CandidateScores & { readonly engineVersion: 2 });

const withComponents = <Before, After>(
  outcome: SectionOutcome<Before>,
  change: (components: Before) => After,
): SectionOutcome<After> =>
  outcome.status === 'scored' ? { ...outcome, components: change(outcome.components) } : outcome;

const VALUE_ITEMS = 2;

const readValues = (values: Scores1['measures']['values']): ValuesMeasure | null =>
  values && {
    ...values,
    answered: perValue(() => VALUE_ITEMS),
    missing: [],
    itemDeviation: null,
  };

/** Positions are the raw sums by item: engine 1 needed every answer. */
const readPersonality = (
  personality: Scores1['measures']['personality'],
): PersonalityMeasure | null =>
  personality && {
    engineVersion: 1,
    traits: recordOf(TRAITS, (trait) => {
      const items = itemsOf(trait);
      return { position: personality.traits[trait].raw / items, margin: null, answered: items };
    }),
    missing: [],
    itemDeviation: null,
  };

const readScores1 = (stored: Scores1): CandidateScores => {
  const { psychometric: _, nearLimit: __, ...scores } = stored;
  const { sections, measures } = scores;
  const personality = readPersonality(measures.personality);
  const points = recordOf(SCORED_SECTIONS, (section) => sections[section].score);
  return {
    ...scores,
    halves: halvesOf(points, scores.weights),
    leftOut: [],
    precision: null,
    sections: {
      ...sections,
      values: withComponents(sections.values, (fit) => ({ ...fit, missing: [] })),
      personality: withComponents(sections.personality, (fit) => ({
        ...fit,
        norms: measures.personality?.norms ?? PERSONALITY_NORMS,
        missing: [],
        byFacets: [],
      })),
    },
    measures: {
      culture: measures.culture,
      values: readValues(measures.values),
      personality,
      composites: personality && reportComposites(personality),
    },
  };
};

/** One shape to read, whichever engine made the scores; what engine 1 did not know is null. */
export const readScores = (stored: StoredScores): CandidateScores =>
  stored.engineVersion === 1 ? readScores1(stored) : stored;
