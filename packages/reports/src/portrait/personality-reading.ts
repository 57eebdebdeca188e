import { DOMAINS, type Domain, type Facet, FACETS_OF, type Trait } from '@cadran/contract/codes';
import type { ReportWords } from '@cadran/i18n/reports';
import {
  type Composite,
  COMPOSITE_PARTS,
  type PersonalityMeasure,
  type ReportComposites,
  type TraitPosition,
} from '@cadran/scoring';

/** On which side of the middle of the scale a position clearly lies, beyond its margin. */
export type TraitSide = 'low' | 'middle' | 'high';

const MIDDLE = 3;

/** Positions are judged as they are written, with one decimal: the word never contradicts the number. */
const written = (value: number): number => Math.round(value * 10) / 10;

/** A position and half the width of its error bar, as a side. */
export const sideOfPosition = (position: number, margin: number): TraitSide => {
  const distance = written(written(position) - MIDDLE);
  if (Math.abs(distance) <= written(margin)) return 'middle';
  return distance > 0 ? 'high' : 'low';
};

/** Null where too few items were answered. */
export const sideOf = ({ traits }: PersonalityMeasure, trait: Trait): TraitSide | null => {
  const at = traits[trait];
  return at && sideOfPosition(at.position, at.margin);
};

export interface StandingOut<Name extends Trait> {
  readonly trait: Name;
  readonly side: 'low' | 'high';
}

const standOut = <Name extends Trait>(
  measure: PersonalityMeasure,
  traits: readonly Name[],
): readonly StandingOut<Name>[] =>
  traits.flatMap((trait) => {
    const side = sideOf(measure, trait);
    return side === 'low' || side === 'high' ? [{ trait, side }] : [];
  });

export const markedDomains = (measure: PersonalityMeasure): readonly StandingOut<Domain>[] =>
  standOut(measure, DOMAINS);

export const markedFacets = (
  measure: PersonalityMeasure,
  domain: Domain,
): readonly StandingOut<Facet>[] => standOut<Facet>(measure, FACETS_OF[domain]);

/** The margin of a weighted mean of traits whose errors are their own. */
const compositeMargin = ({ traits }: PersonalityMeasure, composite: Composite): number => {
  let squares = 0;
  let weights = 0;
  for (const { trait, weight } of COMPOSITE_PARTS[composite]) {
    const at = traits[trait];
    squares += (weight * (at?.margin ?? 0)) ** 2;
    weights += weight;
  }
  return Math.sqrt(squares) / weights;
};

/** Null where a part is missing. */
export const compositePosition = (
  measure: PersonalityMeasure,
  composites: ReportComposites,
  composite: Composite,
): Pick<TraitPosition, 'position' | 'margin'> | null => {
  const position = composites[composite];
  return position === null ? null : { position, margin: compositeMargin(measure, composite) };
};

/** Null where a part is missing. */
export const sideOfComposite = (
  measure: PersonalityMeasure,
  composites: ReportComposites,
  composite: Composite,
): TraitSide | null => {
  const position = composites[composite];
  return position === null ? null : sideOfPosition(position, compositeMargin(measure, composite));
};

/** Pairs of domains that mean more together than each alone. */
const PAIRS = [
  ['openness', 'conscientiousness'],
  ['extraversion', 'agreeableness'],
  ['conscientiousness', 'neuroticism'],
  ['extraversion', 'neuroticism'],
  ['openness', 'extraversion'],
  ['agreeableness', 'conscientiousness'],
] as const satisfies readonly (readonly [Domain, Domain])[];

export interface Combination {
  readonly first: Domain;
  readonly firstSide: 'low' | 'high';
  readonly second: Domain;
  readonly secondSide: 'low' | 'high';
  readonly text: string;
}

/** Texts for pairs of domains that both stand out. */
export const combinationsOf = (
  measure: PersonalityMeasure,
  texts: ReportWords['combinations'],
): readonly Combination[] => {
  const sides = new Map(markedDomains(measure).map(({ trait, side }) => [trait, side]));
  const known: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;
  return PAIRS.flatMap(([first, second]): readonly Combination[] => {
    const firstSide = sides.get(first);
    const secondSide = sides.get(second);
    if (firstSide === undefined || secondSide === undefined) return [];
    const text = known[`${first}_${second}`]?.[`${firstSide}_${secondSide}`];
    return text === undefined ? [] : [{ first, firstSide, second, secondSide, text }];
  });
};
