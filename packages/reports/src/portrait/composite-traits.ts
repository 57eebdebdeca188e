import type { Trait } from '@cadran/contract/codes';
import type { ReportComposites } from '@cadran/scoring';

/** What a composite is made of (scoring.md §3); a test works the composites out again from it. */
export interface Part {
  readonly trait: Trait;
  readonly weight: number;
  readonly reversed: boolean;
}

const equally = (traits: readonly Trait[], reversed: readonly Trait[] = []): readonly Part[] =>
  [...traits, ...reversed].map((trait) => ({
    trait,
    weight: 1,
    reversed: reversed.includes(trait),
  }));

export const COMPOSITE_TRAITS: Readonly<Record<keyof ReportComposites, readonly Part[]>> = {
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
  managerialAbility: [
    { trait: 'extraversion', weight: 0.31, reversed: false },
    { trait: 'conscientiousness', weight: 0.28, reversed: false },
    { trait: 'openness', weight: 0.24, reversed: false },
    { trait: 'neuroticism', weight: 0.24, reversed: true },
    { trait: 'agreeableness', weight: 0.08, reversed: false },
  ],
};

/** In the order of the report (spec, section 3). */
export const COMPOSITES = [
  'work',
  'others',
  'management',
  'emotions',
  'managerialAbility',
] as const satisfies readonly (keyof ReportComposites)[];
