import {
  DOMAINS,
  EVIDENCE_NEEDED,
  FACETS,
  type Language,
  type Trait,
} from '@cadran/contract/codes';
import type { NormsPanel } from '@cadran/contract';
import { normsOf, percentile, type ScoreCounts } from '@cadran/evidence';
import { DOMAIN_ITEMS, FACET_ITEMS, PERSONALITY, sumsOfScale } from '../layout.ts';
import type { KindSums, Reading } from '../reading.ts';
import { histogramOf, panel } from './panel.ts';

/** A trait's raw sums with how many have each. */
export interface TraitCounts {
  readonly trait: Trait;
  readonly items: number;
  readonly counts: ScoreCounts;
}

const histograms = (
  cell: KindSums,
  traits: readonly Trait[],
  begin: number,
  items: number,
): TraitCounts[] =>
  traits.map((trait, place) => ({
    trait,
    items,
    counts: histogramOf(
      cell,
      begin + place * sumsOfScale(items),
      sumsOfScale(items),
      (bin) => bin + items,
    ),
  }));

export const traitCounts = (cell: KindSums): TraitCounts[] => [
  ...histograms(cell, DOMAINS, PERSONALITY.at.domains, DOMAIN_ITEMS),
  ...histograms(cell, FACETS, PERSONALITY.at.facets, FACET_ITEMS),
];

const PERCENTS = [5, 10, 25, 50, 75, 90, 95];
const Z95 = 1.959963984540054;

/** Mean, deviation and percentiles of positions in one language (docs/method/evidence.md#norms). */
export const normsPanel = (reading: Reading, language: Language): NormsPanel => {
  const cell = reading.of('personality', language);
  return panel(EVIDENCE_NEEDED.norms, cell, () => ({
    traits: (cell ? traitCounts(cell) : []).map(({ trait, items, counts }) => {
      const { people, mean, deviation } = normsOf(counts);
      const half = (Z95 * deviation) / Math.sqrt(people);
      return {
        trait,
        people,
        mean: mean / items,
        meanInterval: [(mean - half) / items, (mean + half) / items],
        deviation: deviation / items,
        percentiles: PERCENTS.map((percent) => ({
          percent,
          position: percentile(counts, percent / 100) / items,
        })),
      };
    }),
  }));
};
