import type { CultureType, Value } from '@cadran/contract/codes';
import { calibrate, shrunkenCosine } from '../arithmetic/similarity.ts';
import { ANCHOR, cultureTargetScorable } from '../culture/culture-fit.ts';
import { type CultureScores, fromNeutral, perType } from '../culture/culture-score.ts';
import { type Fit, fit, type Maybe } from '../engine-version.ts';

/** Floor on the norm of the group's bars. */
const FLOOR = 5;

/** The value circle and the culture circle share an order (docs/method/audits.md#group-figures). */
const LOADINGS = {
  benevolence: { clan: 1 },
  universalism: { clan: 1 },
  self_direction: { adhocracy: 1 },
  stimulation: { adhocracy: 1 },
  hedonism: { adhocracy: 0.5, market: 0.5 },
  achievement: { market: 1 },
  power: { market: 1 },
  security: { hierarchy: 1 },
  conformity: { hierarchy: 1 },
  tradition: { hierarchy: 1 },
} as const satisfies Record<Value, Partial<Record<CultureType, number>>>;

/** One of the ten values, or one the organisation typed and gave a culture type by hand. */
export interface CompanyValue {
  readonly code?: Maybe<Value>;
  readonly culture?: Maybe<CultureType>;
}

export interface ValuesSetFitComponents {
  /** The culture that the set of values speaks of. */
  readonly profile: CultureScores;
  readonly bars: CultureScores;
  readonly floor: number;
  readonly similarity: number;
  readonly anchor: number;
}

const loadingOf = ({
  code,
  culture,
}: CompanyValue): Partial<Record<CultureType, number>> | null => {
  if (code) return LOADINGS[code];
  return culture ? { [culture]: 1 } : null;
};

/** Mean loading in percent; null when no value of the set has a culture type. */
export const valuesSetProfile = (values: readonly CompanyValue[]): CultureScores | null => {
  const loadings = values.map(loadingOf).filter((loading) => loading !== null);
  if (loadings.length === 0) return null;
  return perType(
    (type) => (100 * loadings.reduce((total, l) => total + (l[type] ?? 0), 0)) / loadings.length,
  );
};

/** Whether a group's culture is that of the company's own values; null when the set says nothing. */
export const valuesSetFit = (
  values: readonly CompanyValue[],
  bars: CultureScores,
): Fit<ValuesSetFitComponents> | null => {
  const profile = valuesSetProfile(values);
  if (profile === null || !cultureTargetScorable(profile)) return null;
  const similarity = shrunkenCosine(fromNeutral(bars), fromNeutral(profile), FLOOR);
  return fit(calibrate(similarity, ANCHOR), {
    profile,
    bars,
    floor: FLOOR,
    similarity,
    anchor: ANCHOR,
  });
};
