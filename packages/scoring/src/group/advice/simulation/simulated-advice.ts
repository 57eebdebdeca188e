import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { CULTURE_DIMENSIONS, CULTURE_TYPES } from '@cadran/contract/codes';
import { seededRandom } from '@cadran/instruments/seeded-random';
import type { CultureScores } from '../../../culture/culture-score.ts';
import { rankSumsOfRankings } from '../../../culture/rank-sums.ts';
import { simulateRespondent } from '../../../simulation/simulate-respondent.ts';
import { type CultureAuditAnswers, cultureAuditTable } from '../../culture-audit-table.ts';
import { groupCulture } from '../../group-culture.ts';
import { publishedReport, type GroupReport } from '../../group-report.ts';
import {
  bootstrapIntervals,
  type RespondentSums,
} from '../../intervals/resampling/bootstrap-intervals.ts';
import { AUDIT_ENGINE, type PublishedFigures } from '../../published/published-figures.ts';
import { protectedFigures } from '../../../anonymity/protected/protected-figures.ts';
import type { ServedGroup } from '../served-groups.ts';

/** Views that lie so close that the group is not truly divided, which would be advice of its own. */
const SPREAD = 3;

export const simulatedAnswers = (
  seed: number,
  people: number,
  perceived: CultureScores,
  desired: CultureScores,
): CultureAuditAnswers[] => {
  const random = seededRandom(seed);
  return Array.from(
    { length: people },
    () =>
      simulateRespondent(random, { unitIds: ['a'], perceived, desired, spread: SPREAD }).answers,
  );
};

export const respondentSums = (answers: readonly CultureAuditAnswers[]): RespondentSums => {
  const tables = [
    PROFILING_CULTURE,
    ...CULTURE_DIMENSIONS.map((name) =>
      PROFILING_CULTURE.filter(({ dimension }) => dimension === name),
    ),
  ];
  const side = (of: 'perceived' | 'desired') =>
    tables.map((situations) => ({
      situations: situations.length,
      sums: Uint8Array.from(
        answers.flatMap((one) => {
          const { sums } = rankSumsOfRankings(situations.map(({ id }) => one[of][id] ?? []));
          return CULTURE_TYPES.map((type) => sums[type]);
        }),
      ),
    }));
  const people = answers.length;
  return { people, of: people, perceived: side('perceived'), desired: side('desired') };
};

/** Figures as an audit by codes publishes them. */
const exactly = (
  answers: readonly CultureAuditAnswers[],
  seed: number,
  replicates: number,
): PublishedFigures => {
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  const [perceived, desired] = [groupCulture(table.perceived), groupCulture(table.desired)];
  const intervals = bootstrapIntervals(
    respondentSums(answers),
    { table, perceived, desired },
    seededRandom(seed),
    replicates,
  );
  return {
    engineVersion: AUDIT_ENGINE,
    access: 'codes',
    precision: 'exact',
    respondents: answers.length,
    perceived: { ...perceived, intervals: intervals.perceived },
    desired: { ...desired, intervals: intervals.desired },
    gaps: intervals.gaps,
    totalGap: intervals.totalGap,
    blur: null,
  };
};

const protectedly = (answers: readonly CultureAuditAnswers[], seed: number): PublishedFigures => {
  const random = seededRandom(seed);
  const table = cultureAuditTable(answers, PROFILING_CULTURE);
  return protectedFigures(table, answers.length, () => random());
};

/** The report of several units together, each served on its own too. */
export const simulatedReport = (
  kind: 'codes' | 'link',
  seed: number,
  units: readonly CultureAuditAnswers[][],
  replicates: number,
): GroupReport => {
  const figures = kind === 'codes' ? exactly : protectedly;
  const servedGroups = units.map((answers, place): ServedGroup => {
    const { perceived, respondents } = figures(answers, seed + place, replicates);
    return {
      attribute: 'unit',
      value: String(place),
      bars: perceived.bars,
      respondents,
      intervals: perceived.intervals?.bars ?? null,
    };
  });
  return publishedReport(figures(units.flat(), seed, replicates), { servedGroups });
};
