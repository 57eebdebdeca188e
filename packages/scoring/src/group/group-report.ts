import type { AuditAccess } from '@cadran/contract/codes';
import type { Fit } from '../engine-version.ts';
import { type CultureScores, perType } from '../culture/culture-score.ts';
import type { PerType } from '../culture/rank-sums.ts';
import { supportedAdvice } from './advice/supported-advice.ts';
import { valuesFitInterval } from './advice/values-fit-interval.ts';
import {
  type Blur,
  type Precision,
  type PublishedFigures,
  type Withheld,
  withheldParts,
} from './published/published-figures.ts';
import type { CultureAuditTable } from './culture-audit-table.ts';
import { type CultureGap, cultureGaps } from './culture-gap.ts';
import { respondentsIn } from './frequency-table.ts';
import { type GroupCulture, groupCulture } from './group-culture.ts';
import { type FiredRecommendation, recommendations } from './advice/recommendations.ts';
import type { ServedGroup } from './advice/served-groups.ts';
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

export interface GroupReport {
  readonly engineVersion: number;
  /** Null: published by engine 1, from counts. */
  readonly access: AuditAccess | null;
  readonly precision: Precision;
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
  readonly blur: Blur | null;
  /** What is not shown, and from how many answers on it would be. */
  readonly withheld: readonly Withheld[];
}

export interface GroupContext {
  readonly valuesSets?: readonly ValuesSet[];
  readonly servedGroups?: readonly ServedGroup[];
  readonly leftOut?: number;
}

export const INDICATIVE_BELOW = 10;
/** Results that were published before figures had intervals. */
const FIRST_ENGINE = 1;

const valuesSetResults = (
  { valuesSets = [] }: GroupContext,
  perceived: CultureScores,
  desired: CultureScores,
): readonly ValuesSetResult[] =>
  valuesSets.map(({ id, values }) => ({
    id,
    perceived: valuesSetFit(values, perceived),
    desired: valuesSetFit(values, desired),
  }));

/** The report of a group whose counts an older version published (scoring.md §9); null without respondents. */
export const groupReport = (
  table: CultureAuditTable,
  context: GroupContext = {},
): GroupReport | null => {
  const respondents = respondentsIn(table.perceived.overall);
  if (respondents === 0) return null;
  const perceived = groupCulture(table.perceived);
  const desired = groupCulture(table.desired);
  const gaps = cultureGaps(perceived.bars, desired.bars);
  const valuesSets = valuesSetResults(context, perceived.bars, desired.bars);
  return {
    engineVersion: FIRST_ENGINE,
    access: null,
    precision: 'exact',
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
    blur: null,
    withheld: [],
  };
};

/** The report of published figures, which are taken as they are. */
export const publishedReport = (
  figures: PublishedFigures,
  context: GroupContext = {},
): GroupReport => {
  const { engineVersion, access, precision, respondents, perceived, desired, blur } = figures;
  const valuesSets = valuesSetResults(context, perceived.bars, desired.bars);
  const { gaps, recommendations: advice } = supportedAdvice({
    respondents,
    perceived,
    gaps: perType((type) => ({
      gap: desired.bars[type] - perceived.bars[type],
      interval: figures.gaps?.[type] ?? null,
    })),
    valuesSets: valuesSets.map(({ id, perceived: fit }) => ({
      id,
      perceived: fit?.score ?? null,
      interval: valuesFitInterval(
        context.valuesSets?.find((set) => set.id === id)?.values ?? [],
        perceived,
      ),
    })),
    servedGroups: context.servedGroups ?? [],
  });
  return {
    engineVersion,
    access,
    precision,
    respondents,
    leftOut: context.leftOut ?? 0,
    indicative: respondents < INDICATIVE_BELOW,
    perceived,
    desired,
    gaps,
    valuesSets,
    recommendations: advice,
    blur,
    withheld: withheldParts(access, perceived),
  };
};
