import { T_SCALE, type Trait, TRAITS } from '@cadran/contract/codes';
import { ENGINE_VERSION } from '../../engine-version.ts';
import { recordOf } from '../../record-of.ts';
import { PERSONALITY_NORMS } from '../personality-norms.ts';
import type { PersonalityMeasure } from '../personality-scores.ts';
import { itemsOf } from '../trait-items.ts';
import { normOf } from './working-t.ts';

/** A measure with these working T; average on the other traits, missing where null. */
export const measureOfT = (
  known: Readonly<Partial<Record<Trait, number | null>>>,
): PersonalityMeasure => ({
  engineVersion: ENGINE_VERSION,
  traits: recordOf(TRAITS, (trait) => {
    const t = known[trait] === undefined ? T_SCALE.mean : known[trait];
    if (t === null) return null;
    const { mean, sd } = normOf(trait, PERSONALITY_NORMS);
    const raw = mean + (sd * (t - T_SCALE.mean)) / T_SCALE.sd;
    return { position: raw / itemsOf(trait), margin: 0, answered: itemsOf(trait) };
  }),
  missing: TRAITS.filter((trait) => known[trait] === null),
  itemDeviation: 0,
});
