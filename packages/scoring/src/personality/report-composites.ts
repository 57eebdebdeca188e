import type { Trait } from '@cadran/contract/codes';
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
/** Descriptive: they enter no score (scoring.md §3). */
export type ReportComposites = Readonly<Record<Composite, number>>;

/** What a composite is made of; a reversed trait counts with its T reflected about the mean. */
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

/** What a part adds to its composite, before its weight. */
export const contributionOf = (
  { traits }: PersonalityMeasure,
  { trait, reversed }: CompositePart,
): number => (reversed ? 100 - traits[trait].t : traits[trait].t);

export const reportComposites = (measure: PersonalityMeasure): ReportComposites =>
  recordOf(COMPOSITES, (composite) => {
    let total = 0;
    let weights = 0;
    for (const part of COMPOSITE_PARTS[composite]) {
      total += part.weight * contributionOf(measure, part);
      weights += part.weight;
    }
    return total / weights;
  });
