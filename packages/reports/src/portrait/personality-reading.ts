import { AVERAGE_BAND, type Domain, type Facet, FACETS_OF } from '@cadran/contract/codes';
import type { ReportWords } from '@cadran/i18n/reports';
import type { PersonalityMeasure, TraitBand } from '@cadran/scoring';

/** The facets of a domain that are not average: those a reader should hear about. */
export const markedFacets = (measure: PersonalityMeasure, domain: Domain): readonly Facet[] =>
  FACETS_OF[domain].filter((facet) => measure.traits[facet].band !== 'average');

/** Composites are judged as they are written, with one decimal: the word never contradicts the number. */
export const bandOfComposite = (value: number): TraitBand => {
  const written = Math.round(value * 10) / 10;
  if (written < AVERAGE_BAND.min) return 'low';
  return written > AVERAGE_BAND.max ? 'high' : 'average';
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
  readonly firstBand: 'low' | 'high';
  readonly second: Domain;
  readonly secondBand: 'low' | 'high';
  readonly text: string;
}

/** What two marked domains make together; an average one makes nothing of another. */
export const combinationsOf = (
  { traits }: PersonalityMeasure,
  texts: ReportWords['combinations'],
): readonly Combination[] =>
  PAIRS.flatMap(([first, second]): readonly Combination[] => {
    const firstBand = traits[first].band;
    const secondBand = traits[second].band;
    if (firstBand === 'average' || secondBand === 'average') return [];
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = texts;
    const text = known[`${first}_${second}`]?.[`${firstBand}_${secondBand}`];
    return text === undefined ? [] : [{ first, firstBand, second, secondBand, text }];
  });
