import { AUDIT_LIMITS, type Moment } from '@cadran/contract/codes';
import { perType } from '../../culture/culture-score.ts';
import type { CultureAuditTable } from '../../group/culture-audit-table.ts';
import { differenceInterval } from '../../group/intervals/interval.ts';
import { AUDIT_ENGINE, type PublishedFigures } from '../../group/published/published-figures.ts';
import { protectedCulture } from './protected-culture.ts';
import { protectedIntervals, protectedTotalGap, usualBlur } from './protected-intervals.ts';

/** For each side and figure of one group a number in [0, 1), from a keyed hash of its people. */
export type DrawBySide = (side: Moment, figure: string) => number;

/**
 * Figures of an audit by link; `respondents` is the number of answers as it is shown, which also decides on details so
 * that no single answer does.
 */
export const protectedFigures = (
  table: CultureAuditTable,
  respondents: number,
  draw: DrawBySide,
  detailFrom: number = AUDIT_LIMITS.detailByLink,
): PublishedFigures => {
  const sideOf = (side: Moment) => {
    const culture = protectedCulture(
      table[side],
      respondents,
      (figure) => draw(side, figure),
      detailFrom,
    );
    return { ...culture, intervals: protectedIntervals(culture, respondents) };
  };
  const [perceived, desired] = [sideOf('perceived'), sideOf('desired')];
  return {
    engineVersion: AUDIT_ENGINE,
    access: 'link',
    precision: 'protected',
    respondents,
    perceived,
    desired,
    gaps: perType((type) =>
      differenceInterval(
        perceived.bars[type],
        perceived.intervals.bars[type],
        desired.bars[type],
        desired.intervals.bars[type],
      ),
    ),
    totalGap: protectedTotalGap(perceived, desired, respondents),
    blur: usualBlur(respondents),
  };
};
