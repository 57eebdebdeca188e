import { CULTURE_DIMENSIONS, type CultureDimension } from '@cadran/contract/codes';
import type { SituationKey } from '../culture/culture-measure.ts';
import { type CultureRanking, type RankSums, rankSumsOfRankings } from '../culture/rank-sums.ts';
import { recordOf } from '../record-of.ts';
import { type CultureFrequency, cultureFrequency } from './frequency-table.ts';

/** Perceived or desired culture of a culture audit: over all situations, and by dimension. */
export interface CultureTable {
  readonly overall: CultureFrequency;
  readonly dimensions: Readonly<Record<CultureDimension, CultureFrequency>>;
}

/** All that a group report needs of its respondents. */
export interface CultureAuditTable {
  readonly perceived: CultureTable;
  readonly desired: CultureTable;
}

export type RankedAnswers = Readonly<Record<string, CultureRanking>>;

export interface CultureAuditAnswers {
  readonly perceived: RankedAnswers;
  readonly desired: RankedAnswers;
}

const rankSums = (answers: RankedAnswers, situations: readonly SituationKey[]): RankSums =>
  rankSumsOfRankings(situations.flatMap(({ id }) => (answers[id] ? [answers[id]] : [])));

const cultureTable = (
  respondents: readonly RankedAnswers[],
  situations: readonly SituationKey[],
): CultureTable => {
  const tableOf = (of: readonly SituationKey[]): CultureFrequency =>
    cultureFrequency(
      respondents.map((answers) => rankSums(answers, of)),
      of.length,
    );
  return {
    overall: tableOf(situations),
    dimensions: recordOf(CULTURE_DIMENSIONS, (dimension) =>
      tableOf(situations.filter((situation) => situation.dimension === dimension)),
    ),
  };
};

const isComplete = (answers: RankedAnswers, situations: readonly SituationKey[]): boolean =>
  situations.every(({ id }) => answers[id] !== undefined);

/** Counts respondents; incomplete questionnaires are left out. */
export const cultureAuditTable = (
  respondents: readonly CultureAuditAnswers[],
  situations: readonly SituationKey[],
): CultureAuditTable => {
  const complete = respondents.filter(
    ({ perceived, desired }) =>
      isComplete(perceived, situations) && isComplete(desired, situations),
  );
  return {
    perceived: cultureTable(
      complete.map(({ perceived }) => perceived),
      situations,
    ),
    desired: cultureTable(
      complete.map(({ desired }) => desired),
      situations,
    ),
  };
};
