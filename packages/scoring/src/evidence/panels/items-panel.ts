import { DOMAINS, EVIDENCE_NEEDED, VALUES } from '@cadran/contract/codes';
import type { ItemsPanel } from '@cadran/contract';
import { covariances, itemRestCorrelations, percentile } from '@cadran/evidence';
import { SCREENING_KEY } from '../../screening-key.ts';
import {
  ITEMS,
  itemsOfDomain,
  itemsOfValue,
  OPTIONS,
  SECONDS_PER_BIN,
  TIME_BINS,
  VALUE_ITEMS,
  VALUE_OPTIONS,
  VALUE_SHIFT,
} from '../layout.ts';
import type { KindSums, Reading } from '../reading.ts';
import { domainSigns, personalitySums, valueSums } from './item-sums.ts';
import { histogramOf, panel } from './panel.ts';

type ItemFigures = Extract<ItemsPanel, { state: 'known' }>['figures']['items'][number];

/** Correlations that are not defined, such as of an item that all answer alike, are null. */
const finite = (value: number | undefined): number | null =>
  value !== undefined && Number.isFinite(value) ? value : null;

/** Options chosen, of those who answered everything and those who declined something. */
const optionCounts = (
  cells: readonly (KindSums | null)[],
  items: number,
  options: number,
): number[][] =>
  Array.from({ length: items }, (_, item) =>
    Array.from({ length: options }, (__, option) =>
      cells.reduce((sum, cell) => sum + (cell?.counts[item * options + option] ?? 0), 0),
    ),
  );

const figuresOf = (
  [skipped = 0, ...options]: readonly number[],
  shift: number,
  itemRest: number | null,
): Omit<ItemFigures, 'instrument' | 'item' | 'scale'> => {
  const people = options.reduce((sum, count) => sum + count, 0);
  const total = (of: (step: number) => number): number =>
    options.reduce((sum, count, place) => sum + count * of(place + 1), 0);
  const mean = total((step) => step) / people;
  const deviation = Math.sqrt(total((step) => (step - mean) ** 2) / (people - 1));
  return {
    people: people + skipped,
    mean: people === 0 ? null : mean - shift,
    deviation: people < 2 ? null : deviation,
    itemRest,
    options,
    skipped,
  };
};

/** Of each item with the others of its domain, by its place in the key. */
const personalityItemRest = (reading: Reading): ReadonlyMap<number, number> => {
  const sums = personalitySums(reading.of('personality'));
  return new Map(
    DOMAINS.flatMap((domain) => {
      const places = itemsOfDomain(domain);
      const rest = sums ? itemRestCorrelations(covariances(sums, places, domainSigns(places))) : [];
      return places.map((place, i) => [place, rest[i] ?? Number.NaN] as const);
    }),
  );
};

const valueItemRest = (reading: Reading): ReadonlyMap<number, number> => {
  const sums = valueSums(reading.of('values'));
  return new Map(
    VALUES.flatMap((value) => {
      const places = itemsOfValue(value);
      const rest = sums ? itemRestCorrelations(covariances(sums, places)) : [];
      return places.map((place, i) => [place, rest[i] ?? Number.NaN] as const);
    }),
  );
};

const pagesOf = (reading: Reading) =>
  reading.kinds('times/').flatMap((kind) => {
    const [, part = '', pages] = kind.split('/');
    const cell = reading.of(kind);
    if (!cell) return [];
    return Array.from({ length: Number(pages) }, (_, page) => ({
      page: `${part}/${page}`,
      people: cell.people,
      medianSeconds: percentile(
        histogramOf(cell, page * TIME_BINS, TIME_BINS, (bin) => (bin + 0.5) * SECONDS_PER_BIN),
        0.5,
      ),
    }));
  });

/** Mean, deviation, item-rest correlation, options and time of every item (docs/method/evidence.md). */
export const itemsPanel = (reading: Reading): ItemsPanel => {
  const cells = ['personality', 'personality_partial'].map((kind) => reading.of(kind));
  const valueCells = ['values', 'values_partial'].map((kind) => reading.of(kind));
  const peopleIn = (all: readonly (KindSums | null)[]): number =>
    all.reduce((sum, cell) => sum + (cell?.people ?? 0), 0);
  const dates = [...cells, ...valueCells].flatMap((cell) => cell?.readAt ?? []);
  const counted = {
    people: Math.max(peopleIn(cells), peopleIn(valueCells)),
    readAt: dates.length === 0 ? null : dates.reduce((a, b) => (a > b ? a : b)),
  };
  return panel(EVIDENCE_NEEDED.items, counted, () => {
    const rest = personalityItemRest(reading);
    const valueRest = valueItemRest(reading);
    const options = optionCounts(cells, ITEMS, OPTIONS);
    const valueOptions = optionCounts(valueCells, VALUE_ITEMS, VALUE_OPTIONS);
    const personality = SCREENING_KEY.personality.map(({ id, facet }, place) => ({
      instrument: 'personality' as const,
      item: id,
      scale: facet,
      ...figuresOf(options[place] ?? [], 0, finite(rest.get(place))),
    }));
    const values = SCREENING_KEY.values.map(({ id, value }, place) => ({
      instrument: 'values' as const,
      item: id,
      scale: value,
      ...figuresOf(valueOptions[place] ?? [], VALUE_SHIFT, finite(valueRest.get(place))),
    }));
    const asked = (of: readonly (KindSums | null)[]) => peopleIn(of) >= EVIDENCE_NEEDED.items;
    return {
      items: [...(asked(cells) ? personality : []), ...(asked(valueCells) ? values : [])],
      pages: pagesOf(reading),
    };
  });
};
