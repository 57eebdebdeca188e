import { AUDIT_LIMITS, CULTURE_TYPES, GAP_LIMITS, LIMITS } from '@cadran/contract/codes';
import { isBelow } from '../../arithmetic/thresholds.ts';
import { perType } from '../../culture/culture-score.ts';
import type { PerType } from '../../culture/rank-sums.ts';
import { type CultureGap, differenceLevel } from '../culture-gap.ts';
import { INCONGRUENT_BELOW } from '../culture-shape.ts';
import type { GroupCulture } from '../group-culture.ts';
import { DIVIDED_ABOVE } from '../group-statistics.ts';
import type { Interval } from '../intervals/interval.ts';
import { chanceBeyond, holm } from './holm.ts';
import { localDifferences } from './local-differences.ts';
import {
  type FiredRecommendation,
  MOST_RECOMMENDATIONS,
  STYLES_APART,
  stylesApart,
} from './recommendations.ts';
import type { ServedGroup } from './served-groups.ts';
import { differenceChance } from './supported-differences.ts';

export interface AdviceBasis {
  readonly respondents: number;
  readonly perceived: GroupCulture;
  readonly gaps: PerType<{ readonly gap: number; readonly interval: Interval | null }>;
  readonly valuesSets: readonly {
    readonly id: string;
    readonly perceived: number | null;
    readonly interval: Interval | null;
  }[];
  readonly servedGroups: readonly ServedGroup[];
}

/** Something looked at: how likely it is by chance, and what to say if it holds and is large enough. */
interface Finding {
  readonly chance: number;
  readonly advice: FiredRecommendation | null;
}

const NOTHING = 1;

const gapFindings = ({ gaps }: AdviceBasis): PerType<Finding> =>
  perType((culture) => {
    const { gap, interval } = gaps[culture];
    return {
      chance: interval ? differenceChance(gap, interval) : NOTHING,
      advice: isBelow(Math.abs(gap), GAP_LIMITS.priority)
        ? null
        : { rule: gap > 0 ? 'develop' : 'reduce', culture, gap },
    };
  });

/** A figure that is wrong above its limit (1), or below it (-1). */
const beyond = (
  value: number,
  interval: Interval | null,
  limit: number,
  wrongSide: 1 | -1,
  advice: FiredRecommendation,
): Finding => ({
  chance:
    interval && wrongSide * (value - limit) > 0 ? chanceBeyond(value, interval, limit) : NOTHING,
  advice,
});

const radiusFindings = ({ perceived: { radius, intervals } }: AdviceBasis): Finding[] =>
  radius === null
    ? []
    : [
        beyond(radius, intervals?.radius ?? null, DIVIDED_ABOVE, 1, {
          rule: 'shared_understanding',
          radius,
        }),
      ];

const shapeFindings = ({ perceived }: AdviceBasis): Finding[] => {
  const { congruence, intervals } = perceived;
  const distance = stylesApart(perceived);
  return [
    ...(congruence
      ? [
          beyond(congruence.value, intervals?.congruence ?? null, INCONGRUENT_BELOW, -1, {
            rule: 'align_dimension',
            dimension: congruence.farthest,
            congruence: congruence.value,
          }),
        ]
      : []),
    ...(distance === null
      ? []
      : [
          beyond(distance, intervals?.stylesApart ?? null, STYLES_APART, 1, {
            rule: 'style_mismatch',
            distance,
          }),
        ]),
  ];
};

const valuesFindings = ({ valuesSets }: AdviceBasis): Finding[] =>
  valuesSets.flatMap(({ id, perceived, interval }) =>
    perceived === null
      ? []
      : [
          beyond(perceived, interval, LIMITS.canAdaptAbove, -1, {
            rule: 'values_not_lived',
            valuesSet: id,
            score: perceived,
          }),
        ],
  );

const localFindings = ({ servedGroups }: AdviceBasis): Finding[] =>
  localDifferences(servedGroups).map(({ chance, ...found }) => ({
    chance,
    advice: isBelow(found.difference, GAP_LIMITS.priority)
      ? null
      : { rule: 'local_plan', ...found },
  }));

export interface SupportedAdvice {
  readonly gaps: PerType<CultureGap>;
  readonly recommendations: readonly FiredRecommendation[];
}

/**
 * Advice only from 20 answers on, and only for what these answers show when all that was looked at is taken into
 * account (docs/method/audits.md#advice). An empty list says that no difference can be shown.
 */
export const supportedAdvice = (basis: AdviceBasis): SupportedAdvice => {
  const enough = basis.respondents >= AUDIT_LIMITS.advice;
  const ofGaps = gapFindings(basis);
  const findings = [
    ...radiusFindings(basis),
    ...CULTURE_TYPES.map((type) => ofGaps[type]),
    ...shapeFindings(basis),
    ...valuesFindings(basis),
    ...localFindings(basis),
  ];
  const holds = holm(findings.map(({ chance }) => (enough ? chance : NOTHING)));
  const supported = new Set(findings.filter((_, place) => holds[place]));
  const gaps = perType((type): CultureGap => {
    const { gap, interval } = basis.gaps[type];
    const isSupported = supported.has(ofGaps[type]);
    return { gap, interval, level: differenceLevel(gap, enough ? interval : null, isSupported) };
  });
  const advice = [...supported].map((finding) => finding.advice).filter((one) => one !== null);
  const recommendations = [
    advice.filter(({ rule }) => rule === 'shared_understanding'),
    advice.filter((one) => 'gap' in one).toSorted((a, b) => Math.abs(b.gap) - Math.abs(a.gap)),
    advice.filter(({ rule }) => rule === 'align_dimension' || rule === 'style_mismatch'),
    advice.filter(({ rule }) => rule === 'values_not_lived'),
    advice.filter(({ rule }) => rule === 'local_plan').slice(0, 1),
  ]
    .flat()
    .slice(0, MOST_RECOMMENDATIONS);
  const isKept = CULTURE_TYPES.every((type) => gaps[type].level === 'keep');
  return {
    gaps,
    recommendations:
      recommendations.length === 0 && isKept ? [{ rule: 'maintain' }] : recommendations,
  };
};
