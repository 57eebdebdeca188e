import { MOTIVATIONS } from '@cadran/contract/codes';
import type { ScoredTarget } from '../scored-target.ts';

/** The targets of the vectors V3, V7 and V9, and a ranking (docs/method/scores.md#overall). */
export const VECTOR_TARGETS = {
  culture: { clan: 40, adhocracy: 30, market: 15, hierarchy: 15 },
  values: {
    self_direction: 6,
    stimulation: 5,
    hedonism: 3,
    achievement: 4,
    power: 1,
    security: 3,
    conformity: 2,
    tradition: 1,
    benevolence: 6,
    universalism: 5,
  },
  personality: {
    openness: { min: 45, max: 65 },
    extraversion: { min: 45, max: 65 },
    agreeableness: { min: 45, max: 65 },
    conscientiousness: { min: 55, max: 75 },
    neuroticism: { min: 25, max: 45 },
  },
  motivations: MOTIVATIONS,
} as const satisfies ScoredTarget;
