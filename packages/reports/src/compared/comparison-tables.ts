import {
  type Comparison,
  type DisplayedInterval,
  type Language,
  type ReportBlock,
  SCORED_SECTIONS,
} from '@cadran/contract';
import type { MessagesOf } from '@cadran/i18n';
import type { backoffice } from '@cadran/i18n/backoffice';
import type { candidates as candidateWords } from '@cadran/i18n/candidates';
import { small, table } from '../drafting/blocks.ts';
import { namesOf } from '../drafting/names.ts';
import { bestOfScores } from './best-of-row.ts';
import type { ComparedCandidate } from './compared-candidates.ts';
import { motivationOrder } from './compare-pictures.ts';

/** Texts of the comparison, on screen and on paper. */
export interface ComparisonWords {
  readonly comparison: MessagesOf<typeof backoffice.candidates>;
  readonly names: MessagesOf<typeof candidateWords>;
}

const MISSING = '–';

/** The rows of the screen's table: verdict, scores with their intervals, reliability and decision. */
export const scoresTable = (
  candidates: readonly ComparedCandidate[],
  { comparison: t, names }: ComparisonWords,
): ReportBlock => {
  const people = candidates.map(({ candidate }) => candidate);
  const cell = (
    score: number | null,
    interval: DisplayedInterval | null,
    isBest: boolean,
  ): string => {
    if (score === null) return MISSING;
    const shown =
      interval && interval.low < interval.high
        ? `${score} (${t.between(String(interval.low), String(interval.high))})`
        : String(score);
    return isBest ? `${shown}, ${t.comparing.best.toLowerCase()}` : shown;
  };
  const row = (name: string, criterion: Parameters<typeof bestOfScores>[1]): string[] => {
    const best = bestOfScores(people, criterion);
    return [
      best === 'unclear' ? `${name} (${t.comparing.unclear.toLowerCase()})` : name,
      ...people.map((person, index) =>
        criterion === 'overall'
          ? cell(person.overall, person.interval, index === best)
          : cell(
              person.sections?.[criterion] ?? null,
              person.precision?.[criterion]?.interval ?? null,
              index === best,
            ),
      ),
    ];
  };
  const scored = SCORED_SECTIONS.filter((section) =>
    people.some(({ sections }) => (sections?.[section] ?? null) !== null),
  );
  return table(
    [t.comparing.criterion, ...candidates.map(({ name }) => name)],
    [
      [t.verdict, ...people.map(({ verdict }) => (verdict ? t.verdicts[verdict] : MISSING))],
      row(t.overall, 'overall'),
      ...scored.map((section) => row(names.sections[section], section)),
      [t.quality, ...people.map(({ quality }) => (quality ? names.quality[quality] : MISSING))],
      [t.decision, ...people.map(({ decision }) => names.decisions[decision])],
    ],
  );
};

/** The rank each gave; nothing where nobody ranked. */
export const motivationsTable = (
  candidates: readonly ComparedCandidate[],
  target: Comparison['target'],
  { comparison: { comparing } }: ComparisonWords,
  language: Language,
): readonly ReportBlock[] => {
  if (!candidates.some(({ candidate }) => candidate.measures?.motivations)) return [];
  const { motivations } = namesOf(language);
  const rank = (order: readonly string[] | null | undefined, code: string): string =>
    order ? String(order.indexOf(code) + 1) : MISSING;
  const columns = [comparing.motivation, ...candidates.map(({ name }) => name)];
  return [
    small(comparing.motivationsExplanation),
    table(
      target.motivations ? columns.toSpliced(1, 0, comparing.target) : columns,
      motivationOrder(candidates, target).map((code) => [
        motivations[code],
        ...(target.motivations ? [rank(target.motivations, code)] : []),
        ...candidates.map(({ candidate }) => rank(candidate.measures?.motivations, code)),
      ]),
    ),
  ];
};
