import type { AuditAccess } from '@cadran/contract/codes';
import type { Fit } from '../engine-version.ts';
import { perType } from '../culture/culture-score.ts';
import type { PerType } from '../culture/rank-sums.ts';
import { supportedAdvice } from './advice/supported-advice.ts';
import { valuesFitInterval } from './advice/values-fit-interval.ts';
import { around, type Interval } from './intervals/interval.ts';
import { shownCulture } from './published/shown-culture.ts';
import {
  type Blur,
  type Precision,
  type PublishedFigures,
  type Withheld,
  withheldParts,
} from './published/published-figures.ts';
import type { CultureAuditTable } from './culture-audit-table.ts';
import { type CultureGap, cultureGaps, totalGap } from './culture-gap.ts';
import { respondentsIn } from './frequency-table.ts';
import { type GroupCulture, groupCulture } from './group-culture.ts';
import type { CultureIntervals } from './intervals/culture-intervals.ts';
import { type FiredRecommendation, recommendations } from './advice/recommendations.ts';
import type { ServedGroup } from './advice/served-groups.ts';
import { type CompanyValue, valuesSetFit, type ValuesSetFitComponents } from './values-set-fit.ts';

export interface ValuesSet {
  readonly id: string;
  readonly values: readonly CompanyValue[];
}

/** With its 95 % interval, which follows from that of the bars; null in results of engine 1. */
export interface ValuesSetScore extends Fit<ValuesSetFitComponents> {
  readonly interval: Interval | null;
}

export interface ValuesSetResult {
  readonly id: string;
  readonly perceived: ValuesSetScore | null;
  readonly desired: ValuesSetScore | null;
}

export interface GroupReport {
  readonly engineVersion: number;
  /** Null: published by engine 1, from counts. */
  readonly access: AuditAccess | null;
  readonly precision: Precision;
  readonly respondents: number;
  /** Questionnaires left out for their quality (docs/method/scores.md#response-quality). */
  readonly leftOut: number;
  /** Fewer than ten respondents. */
  readonly indicative: boolean;
  readonly perceived: GroupCulture;
  readonly desired: GroupCulture;
  readonly gaps: PerType<CultureGap>;
  /** Half the sum of the gaps. */
  readonly totalGap: Pick<CultureGap, 'gap' | 'interval'>;
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

const valuesSetScore = (
  values: readonly CompanyValue[],
  culture: GroupCulture,
): ValuesSetScore | null => {
  const found = valuesSetFit(values, culture.bars);
  return found && { ...found, interval: valuesFitInterval(values, culture) };
};

const valuesSetResults = (
  { valuesSets = [] }: GroupContext,
  perceived: GroupCulture,
  desired: GroupCulture,
): readonly ValuesSetResult[] =>
  valuesSets.map(({ id, values }) => ({
    id,
    perceived: valuesSetScore(values, perceived),
    desired: valuesSetScore(values, desired),
  }));

/**
 * The report of a group whose counts an older version published (docs/method/audits.md#group-figures); null without
 * respondents.
 */
export const groupReport = (
  table: CultureAuditTable,
  context: GroupContext = {},
): GroupReport | null => {
  const respondents = respondentsIn(table.perceived.overall);
  if (respondents === 0) return null;
  const perceived = groupCulture(table.perceived);
  const desired = groupCulture(table.desired);
  const gaps = cultureGaps(perceived.bars, desired.bars);
  const valuesSets = valuesSetResults(context, perceived, desired);
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
    totalGap: { gap: totalGap(perceived.bars, desired.bars), interval: null },
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

type Summed = 'point' | 'bars' | 'strength';

/** What maps and waves show of a group: some figures of its report. */
export interface GroupSummary extends Pick<GroupReport, 'respondents' | 'precision' | 'totalGap'> {
  readonly perceived: Pick<GroupCulture, Summed> & {
    readonly intervals: Pick<CultureIntervals, Summed> | null;
  };
}

/** The part of published figures that a summary needs. */
export interface SummaryFigures
  extends
    Pick<GroupSummary, 'respondents' | 'precision' | 'perceived'>,
    Pick<PublishedFigures, 'totalGap'> {
  readonly desired: Pick<GroupCulture, 'bars'>;
}

const publishedGap = ({
  perceived,
  desired,
  totalGap: interval,
}: Pick<SummaryFigures, 'perceived' | 'desired' | 'totalGap'>): GroupReport['totalGap'] => {
  const gap = totalGap(perceived.bars, desired.bars);
  return { gap, interval: interval && around(gap, interval) };
};

export const publishedSummary = (figures: SummaryFigures): GroupSummary => {
  const { respondents, precision, perceived } = figures;
  return { respondents, precision, perceived, totalGap: publishedGap(figures) };
};

/** The report of published figures, as they are shown. */
export const publishedReport = (
  figures: PublishedFigures,
  context: GroupContext = {},
): GroupReport => {
  const { engineVersion, access, precision, respondents, blur } = figures;
  const perceived = shownCulture(figures.perceived, precision);
  const desired = shownCulture(figures.desired, precision);
  const valuesSets = valuesSetResults(context, perceived, desired);
  const { gaps, recommendations: advice } = supportedAdvice({
    respondents,
    perceived,
    gaps: perType((type) => {
      const gap = desired.bars[type] - perceived.bars[type];
      return { gap, interval: figures.gaps && around(gap, figures.gaps[type]) };
    }),
    valuesSets: valuesSets.map(({ id, perceived: fit }) => ({
      id,
      perceived: fit?.score ?? null,
      interval: fit?.interval ?? null,
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
    totalGap: publishedGap(figures),
    valuesSets,
    recommendations: advice,
    blur,
    withheld: withheldParts(access, perceived),
  };
};
