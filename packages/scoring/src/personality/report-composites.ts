import { AGREEMENT_STEPS, type Trait } from '@cadran/contract/codes';
import { recordOf } from '../record-of.ts';
import type { PersonalityMeasure } from './personality-scores.ts';

/** How traits show at work, in the order of the report (spec, section 3). */
export const COMPOSITES = [
  'work',
  'others',
  'management',
  'emotions',
  'managerialAbility',
] as const;
export type Composite = (typeof COMPOSITES)[number];
/**
 * Positions from 1 to 5, null where a trait is missing. Descriptive: they enter no score
 * (docs/method/scores.md#personality).
 */
export type ReportComposites = Readonly<Record<Composite, number | null>>;

/** What a composite is made of; a reversed trait counts reflected about the middle of the scale. */
export interface CompositePart {
  readonly trait: Trait;
  readonly weight: number;
  readonly reversed: boolean;
}

const equally = (
  traits: readonly Trait[],
  reversed: readonly Trait[] = [],
): readonly CompositePart[] => [
  ...traits.map((trait) => ({ trait, weight: 1, reversed: false })),
  ...reversed.map((trait) => ({ trait, weight: 1, reversed: true })),
];

export const COMPOSITE_PARTS: Readonly<Record<Composite, readonly CompositePart[]>> = {
  work: equally([
    'self_efficacy',
    'orderliness',
    'dutifulness',
    'achievement_striving',
    'self_discipline',
    'activity_level',
  ]),
  others: equally([
    'friendliness',
    'gregariousness',
    'trust',
    'altruism',
    'cooperation',
    'sympathy',
  ]),
  management: equally(['dutifulness', 'morality', 'cooperation'], ['anger']),
  emotions: equally(
    [],
    ['anxiety', 'anger', 'depression', 'self_consciousness', 'immoderation', 'vulnerability'],
  ),
  /** Weights of Judge et al. (2002) for leadership. */
  managerialAbility: [
    { trait: 'extraversion', weight: 0.31, reversed: false },
    { trait: 'conscientiousness', weight: 0.28, reversed: false },
    { trait: 'openness', weight: 0.24, reversed: false },
    { trait: 'neuroticism', weight: 0.24, reversed: true },
    { trait: 'agreeableness', weight: 0.08, reversed: false },
  ],
};

/** The ends of the scale of positions, added: what reflects a position about the middle. */
const POSITION_ENDS = Math.min(...AGREEMENT_STEPS) + Math.max(...AGREEMENT_STEPS);

/** Weighted mean of a composite's parts on any scale whose ends add up to `ends`; null if one is missing. */
export const compositeOf = (
  composite: Composite,
  valueOf: (trait: Trait) => number | null,
  ends: number,
): number | null => {
  let total = 0;
  let weights = 0;
  for (const { trait, weight, reversed } of COMPOSITE_PARTS[composite]) {
    const value = valueOf(trait);
    if (value === null) return null;
    total += weight * (reversed ? ends - value : value);
    weights += weight;
  }
  return total / weights;
};

/** What a part adds to its composite, before its weight; null if it is missing. */
export const contributionOf = (
  { traits }: PersonalityMeasure,
  { trait, reversed }: CompositePart,
): number | null => {
  const position = traits[trait]?.position ?? null;
  return reversed && position !== null ? POSITION_ENDS - position : position;
};

export const reportComposites = ({ traits }: PersonalityMeasure): ReportComposites =>
  recordOf(COMPOSITES, (composite) =>
    compositeOf(composite, (trait) => traits[trait]?.position ?? null, POSITION_ENDS),
  );
