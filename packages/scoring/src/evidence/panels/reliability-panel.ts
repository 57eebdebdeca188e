import { DOMAINS, EVIDENCE_NEEDED, FACETS, VALUES } from '@cadran/contract/codes';
import type { ReliabilityPanel } from '@cadran/contract';
import { covariances, type ItemSums, reliability } from '@cadran/evidence';
import { itemsOfDomain, itemsOfFacet, itemsOfValue } from '../layout.ts';
import type { Reading } from '../reading.ts';
import { domainSigns, personalitySums, valueSums } from './item-sums.ts';
import { panel } from './panel.ts';

type ScaleFigures = Extract<ReliabilityPanel, { state: 'known' }>['figures']['scales'][number];

const scaleFigures = (
  instrument: ScaleFigures['instrument'],
  scale: string,
  sums: ItemSums,
  places: readonly number[],
): ScaleFigures[] => {
  const signs = instrument === 'personality' ? domainSigns(places) : places.map(() => 1);
  const found = reliability(covariances(sums, places, signs), sums.people);
  if (!Number.isFinite(found.alpha)) return [];
  return [
    {
      instrument,
      scale,
      items: places.length,
      people: sums.people,
      alpha: { value: found.alpha, interval: [...found.alphaInterval] },
    },
  ];
};

/** α of every scale, of people who answered all items (docs/method/evidence.md). */
export const reliabilityPanel = (reading: Reading): ReliabilityPanel => {
  const cells = [reading.of('personality'), reading.of('values')] as const;
  const [most] = cells.toSorted((a, b) => (b?.people ?? 0) - (a?.people ?? 0));
  const needed = EVIDENCE_NEEDED.reliability;
  return panel(needed, most ?? null, () => {
    const [personality, values] = [personalitySums(cells[0]), valueSums(cells[1])];
    const enough = (sums: ItemSums | null): sums is ItemSums =>
      sums !== null && sums.people >= needed;
    return {
      scales: [
        ...(enough(personality)
          ? [
              ...DOMAINS.map((scale) => [scale, itemsOfDomain(scale)] as const),
              ...FACETS.map((scale) => [scale, itemsOfFacet(scale)] as const),
            ].flatMap(([scale, places]) => scaleFigures('personality', scale, personality, places))
          : []),
        ...(enough(values)
          ? VALUES.flatMap((scale) => scaleFigures('values', scale, values, itemsOfValue(scale)))
          : []),
      ],
    };
  });
};
