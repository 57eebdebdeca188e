import { type ActionFigure, AUDIT_LIMITS, type MovementReason } from '@cadran/contract/codes';
import type { GroupReport } from '../group-report.ts';
import { differenceInterval, type Interval } from '../intervals/interval.ts';
import { holm } from '../advice/holm.ts';
import { stylesApart } from '../advice/recommendations.ts';
import { differenceChance } from '../advice/supported-differences.ts';

interface Measured {
  readonly value: number;
  readonly interval: Interval;
}

/** What is read of a report. */
export type MeasuredGroup = Pick<GroupReport, 'respondents' | 'perceived' | 'totalGap'>;

/** A figure of one group in two audits; null: the audit's report of that group is refused. */
export interface FigurePair {
  readonly figure: ActionFigure;
  readonly before: MeasuredGroup | null;
  readonly after: MeasuredGroup | null;
}

export type FigureChange =
  | { readonly reason: Extract<MovementReason, 'not_shown' | 'too_few' | 'no_interval'> }
  | {
      readonly reason: null;
      readonly before: Measured;
      readonly after: Measured;
      readonly change: Measured;
      /** Whether these answers show a change of more than 5. */
      readonly supported: boolean;
    };

const measure = (
  value: number | null | undefined,
  interval: Interval | null | undefined,
): Measured | null => (typeof value === 'number' && interval ? { value, interval } : null);

const measuredFigure = (
  { perceived, totalGap }: MeasuredGroup,
  figure: ActionFigure,
): Measured | null => {
  const { bars, strength, radius, congruence, intervals } = perceived;
  switch (figure) {
    case 'gap':
      return measure(totalGap.gap, totalGap.interval);
    case 'strength':
      return measure(strength.value, intervals?.strength);
    case 'dispersion':
      return measure(radius, intervals?.radius);
    case 'congruence':
      return measure(congruence?.value, intervals?.congruence);
    case 'styles_apart':
      return measure(stylesApart(perceived), intervals?.stylesApart);
    default:
      return measure(bars[figure], intervals?.bars[figure]);
  }
};

const changeOf = ({ figure, before, after }: FigurePair): FigureChange => {
  if (!before || !after) return { reason: 'not_shown' };
  if (Math.min(before.respondents, after.respondents) < AUDIT_LIMITS.advice)
    return { reason: 'too_few' };
  const [was, is] = [measuredFigure(before, figure), measuredFigure(after, figure)];
  if (!was || !is) return { reason: 'no_interval' };
  const change = {
    value: is.value - was.value,
    interval: differenceInterval(was.value, was.interval, is.value, is.interval),
  };
  return { reason: null, before: was, after: is, change, supported: false };
};

/**
 * Which of several figures have changed beyond chance, all of them looked at together: from 20 answers on in both
 * audits, and when the interval of the change, corrected by Holm, excludes a change of 5
 * (docs/method/audits.md#advice).
 */
export const figureChanges = (pairs: readonly FigurePair[]): readonly FigureChange[] => {
  const changes = pairs.map(changeOf);
  const judged = changes.flatMap((change, place) =>
    change.reason === null ? [{ place, ...change.change }] : [],
  );
  const holds = holm(judged.map(({ value, interval }) => differenceChance(value, interval)));
  const supported = new Set(judged.filter((_, rank) => holds[rank]).map(({ place }) => place));
  return changes.map((change, place) =>
    change.reason === null ? { ...change, supported: supported.has(place) } : change,
  );
};
