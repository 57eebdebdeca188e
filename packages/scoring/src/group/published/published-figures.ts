import type { AuditAccess } from '@cadran/contract/codes';
import { AUDIT_LIMITS } from '@cadran/contract/codes';
import type { PerType } from '../../culture/rank-sums.ts';
import type { GroupCulture } from '../group-culture.ts';
import type { Interval } from '../intervals/interval.ts';

/**
 * Engine of audit figures that carry intervals and are protected (docs/method/audits.md#protection); 1 counted and
 * published exactly.
 */
export const AUDIT_ENGINE = 2;

/** How closely the figures follow the answers. */
export type Precision = 'exact' | 'rounded' | 'protected';

/** How far the protection may move a figure, nine times out of ten. */
export interface Blur {
  readonly point: number;
  readonly bars: number;
}

/** All that is published of a group, stored with the snapshot so that every reader sees the same digits. */
export interface PublishedFigures {
  readonly engineVersion: typeof AUDIT_ENGINE;
  readonly access: AuditAccess;
  readonly precision: Precision;
  /** As shown: exact by codes, rounded down by link. */
  readonly respondents: number;
  readonly perceived: GroupCulture;
  readonly desired: GroupCulture;
  /** Of desired minus perceived; null for several groups together. */
  readonly gaps: PerType<Interval> | null;
  /** Of half the sum of the gaps; null for several groups together. */
  readonly totalGap: Interval | null;
  readonly blur: Blur | null;
}

/** Parts of a report that need more answers than the group itself. */
export const WITHHELD_PARTS = ['dominant', 'dispersion', 'dimensions'] as const;

export interface Withheld {
  readonly part: (typeof WITHHELD_PARTS)[number];
  /** From so many answers on it is shown. */
  readonly needed: number;
}

export const withheldParts = (
  access: AuditAccess,
  { dominant, radius, dimensions }: GroupCulture,
): readonly Withheld[] => {
  const needed = access === 'link' ? AUDIT_LIMITS.detailByLink : AUDIT_LIMITS.exactByCodes;
  const missing = { dominant: !dominant, dispersion: radius === null, dimensions: !dimensions };
  return WITHHELD_PARTS.filter((part) => missing[part]).map((part) => ({ part, needed }));
};

export const roundedDown = (answers: number): number =>
  AUDIT_LIMITS.step * Math.floor(answers / AUDIT_LIMITS.step);
