import { formatInterval, shownGap } from '@cadran/charts/models';
import { CULTURE_TYPES, type CultureType, type GlossaryTerm } from '@cadran/contract/codes';

import type {
  CultureGap,
  CultureIntervals,
  CultureScores,
  GroupCulture,
  GroupReport,
  Interval,
  Withheld,
} from '@cadran/scoring';
import type { ProfilingDraft } from './profiling-draft.ts';

/** "33.3; Adhocracy 29.2; …": the four numbers in words. */
export const scoresText = (
  { names, words, write }: Pick<ProfilingDraft, 'names' | 'words' | 'write'>,
  scores: CultureScores,
): string =>
  write.series(
    CULTURE_TYPES.map((type) =>
      words.arithmetic.pair(names.types[type], write.decimal(scores[type])),
    ),
  );

/** A gap as it is drawn: cut, not rounded, so that no number contradicts its priority. */
export const gapText = ({ write }: Pick<ProfilingDraft, 'write'>, gap: number): string =>
  write.signed(shownGap(gap));

/** The widest first. */
export const byGap = ({ gaps }: Pick<GroupReport, 'gaps'>): readonly CultureType[] =>
  CULTURE_TYPES.toSorted((a, b) => Math.abs(gaps[b].gap) - Math.abs(gaps[a].gap));

/** A gap worth speaking of. */
export const isNotable = ({ level }: CultureGap): boolean =>
  level === 'priority' || level === 'attention';

/** Glossary terms used in every group diagram. */
export const QUADRANT_TERMS: readonly GlossaryTerm[] = ['median', 'dispersion', 'strength'];

/** Bars and point of one side, with their intervals only. */
export interface BarSide extends Pick<GroupCulture, 'bars'> {
  readonly intervals: Pick<CultureIntervals, 'bars'> | null;
}
export interface PointSide extends Pick<GroupCulture, 'point'> {
  readonly intervals: Pick<CultureIntervals, 'point'> | null;
}

/** The diagram's point of one side, with its intervals. */
export const surePoint = ({ point, intervals }: PointSide) => ({
  ...point,
  ...(intervals && { intervals: intervals.point }),
});

/** With the spread of the answers too, where it is shown. */
export const spreadPoint = (culture: GroupCulture) => ({
  ...surePoint(culture),
  ...(culture.radius !== null && { radius: culture.radius }),
  ...(culture.spread && {
    quartiles: {
      x: [culture.spread.x.low, culture.spread.x.high] as const,
      y: [culture.spread.y.low, culture.spread.y.high] as const,
    },
  }),
});

/** A figure with the ends of its interval, where it has one. */
export const withInterval = (
  { texts }: Pick<ProfilingDraft, 'texts'>,
  format: (value: number) => string,
  value: number,
  interval: Interval | null | undefined,
): string =>
  interval
    ? texts.interval(format(value), format(interval[0]), format(interval[1]))
    : format(value);

/** The same within parentheses: "+12.3 [+8.1; +16.0]". */
export const bracketed = (
  format: (value: number) => string,
  value: number,
  interval: Interval | null | undefined,
): string => formatInterval(format(value), interval ?? undefined, format);

/** Why a part of the report is missing, and from how many answers on it is shown. */
export const withheldPart = (
  { withheld }: GroupReport,
  part: Withheld['part'],
): number | undefined => withheld.find((one) => one.part === part)?.needed;

/** Published with intervals, so that differences are judged by them. */
export const isJudgedByIntervals = ({ access }: GroupReport): boolean => access !== null;

/** A role or style with the share of recalculations that give the same one, where it is known. */
export const sureWord = (
  { texts, write }: ProfilingDraft,
  word: string,
  share: number | null | undefined,
): string => (typeof share === 'number' ? texts.comparison.sure(word, write.percent(share)) : word);
