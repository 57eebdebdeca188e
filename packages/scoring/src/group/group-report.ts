import { ENGINE_VERSION, type Fit, type Versioned } from '../engine-version.ts';
import type { PerType } from '../culture/rank-sums.ts';
import type { AuditTable } from './audit-table.ts';
import { type CultureGap, cultureGaps } from './culture-gap.ts';
import { respondentsIn } from './frequency-table.ts';
import { type GroupCulture, groupCulture } from './group-culture.ts';
import { type FiredRecommendation, recommendations } from './recommendations.ts';
import type { ServedGroup } from './served-groups.ts';
import { type CompanyValue, valuesSetFit, type ValuesSetFitComponents } from './values-set-fit.ts';

export interface ValuesSet {
  readonly id: string;
  readonly values: readonly CompanyValue[];
}

export interface ValuesSetResult {
  readonly id: string;
  readonly perceived: Fit<ValuesSetFitComponents> | null;
  readonly desired: Fit<ValuesSetFitComponents> | null;
}

export interface GroupReport extends Versioned {
  readonly respondents: number;
  /** Questionnaires left out for their quality (scoring.md §6). */
  readonly leftOut: number;
  /** Fewer than ten respondents. */
  readonly indicative: boolean;
  readonly perceived: GroupCulture;
  readonly desired: GroupCulture;
  readonly gaps: PerType<CultureGap>;
  readonly valuesSets: readonly ValuesSetResult[];
  readonly recommendations: readonly FiredRecommendation[];
}

export interface GroupContext {
  readonly valuesSets?: readonly ValuesSet[];
  readonly servedGroups?: readonly ServedGroup[];
  readonly leftOut?: number;
}

export const INDICATIVE_BELOW = 10;

/** The aggregate report of a group (scoring.md §9); null for nobody. */
export const groupReport = (table: AuditTable, context: GroupContext = {}): GroupReport | null => {
  const respondents = respondentsIn(table.perceived.overall);
  if (respondents === 0) return null;
  const perceived = groupCulture(table.perceived);
  const desired = groupCulture(table.desired);
  const gaps = cultureGaps(perceived.bars, desired.bars);
  const valuesSets = (context.valuesSets ?? []).map(({ id, values }) => ({
    id,
    perceived: valuesSetFit(values, perceived.bars),
    desired: valuesSetFit(values, desired.bars),
  }));
  return {
    engineVersion: ENGINE_VERSION,
    respondents,
    leftOut: context.leftOut ?? 0,
    indicative: respondents < INDICATIVE_BELOW,
    perceived,
    desired,
    gaps,
    valuesSets,
    recommendations: recommendations({
      perceived,
      gaps,
      valuesSets: valuesSets.map((set) => ({
        id: set.id,
        perceived: set.perceived?.score ?? null,
      })),
      servedGroups: context.servedGroups ?? [],
    }),
  };
};
