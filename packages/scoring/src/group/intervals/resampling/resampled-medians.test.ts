import { seededRandom } from '@cadran/instruments/seeded-random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cultureFrequency } from '../../frequency-table.ts';
import { medianValues, MEDIANS, writeMeasured } from './median-thresholds.ts';
import { addRows, packRespondents } from './packed-respondents.ts';
import { createMedianReader } from './resampled-medians.ts';

const SITUATIONS = 12;

/** Rank sums of people who rank four types at random, some more to one side. */
const randomPeople = (people: number, random: () => number): Uint8Array => {
  const sums = new Uint8Array(4 * people);
  for (let person = 0; person < people; person += 1)
    for (let situation = 0; situation < SITUATIONS; situation += 1)
      for (const [rank, type] of [0, 1, 2, 3]
        .map((one) => ({ one, key: random() + one * 0.1 }))
        .toSorted((a, b) => a.key - b.key)
        .entries()) {
        const at = 4 * person + type.one;
        sums[at] = (sums[at] ?? 0) + rank + 1;
      }
  return sums;
};

const measuredOf = (sums: Uint8Array, person: number): Float64Array => {
  const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = sums.subarray(4 * person);
  const measured = new Float64Array(MEDIANS);
  writeMeasured(measured, clan, adhocracy, market, hierarchy);
  return measured;
};

const packed = (sums: Uint8Array, people: number) => {
  const table = cultureFrequency(
    Array.from({ length: people }, (_, person) => {
      const [clan = 0, adhocracy = 0, market = 0, hierarchy = 0] = sums.subarray(4 * person);
      return { sums: { clan, adhocracy, market, hierarchy }, situations: SITUATIONS };
    }),
    SITUATIONS,
  );
  const medians = medianValues(table);
  return {
    medians,
    rows: packRespondents([[{ situations: SITUATIONS, sums }]], [medians], people),
  };
};

test('medians read off counts are those of the people drawn, within three standard errors', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(), (people, seed) => {
      const random = seededRandom(seed);
      const sums = randomPeople(people, random);
      const { medians, rows } = packed(sums, people);
      const shares = rows.totals.map((total) => total / people);
      const reader = createMedianReader(medians, shares, people, people);
      const drawn = Uint32Array.from({ length: people }, () => Math.floor(random() * people));
      const added = new Int32Array(rows.width);
      addRows(rows, drawn, added);
      const read = new Float64Array(MEDIANS);
      reader.read(new Uint8Array(added.buffer), read);
      for (const [median, { values }] of medians.entries()) {
        const kept = (value: number) =>
          Math.min(Math.max(value, values[0] ?? value), values.at(-1) ?? value);
        const sorted = [...drawn]
          .map((person) => measuredOf(sums, person)[median] ?? 0)
          .toSorted((a, b) => a - b);
        const low = sorted[Math.floor((people - 1) / 2)] ?? 0;
        const high = sorted[Math.floor(people / 2)] ?? 0;
        expect(read[median]).toBe((kept(low) + kept(high)) / 2);
      }
    }),
    { numRuns: Math.min(50, fc.readConfigureGlobal().numRuns ?? 50) },
  );
});

/** The chance that at least so many of `people` fall below a value that each falls below with `share`. */
const chanceOfAtLeast = (least: number, people: number, share: number): number => {
  let [chance, total] = [(1 - share) ** people, 0];
  for (let below = 0; below <= people; below += 1) {
    if (below >= least) total += chance;
    chance *= ((people - below) / (below + 1)) * (share / (1 - share));
  }
  return total;
};

test('of a large group medians spread as those of resamples of the whole group do', () => {
  const [people, drawn, runs] = [901, 100, 1000];
  const random = seededRandom(3);
  const sums = randomPeople(people, random);
  const { medians, rows } = packed(sums, people);
  const shares = rows.totals.map((total) => total / people);
  const reader = createMedianReader(medians, shares, people, drawn);
  const added = new Int32Array(rows.width);
  const read = new Float64Array(MEDIANS);
  const { values, sharesUpTo } = medians[0] ?? { values: [], sharesUpTo: [] };
  const upTo = new Map<number, number>();
  for (let run = 0; run < runs; run += 1) {
    const some = Uint32Array.from({ length: drawn }, () => Math.floor(random() * people));
    addRows(rows, some, added);
    reader.read(new Uint8Array(added.buffer), read);
    for (const value of values)
      if ((read[0] ?? 0) <= value) upTo.set(value, (upTo.get(value) ?? 0) + 1 / runs);
  }
  for (const [place, share] of sharesUpTo.entries())
    expect(upTo.get(values[place] ?? 0) ?? 0).toBeCloseTo(chanceOfAtLeast(451, people, share), 1);
});

test('of a large group a median is read where the scaled share below a value passes the middle', () => {
  const read = (share: number, base: number, count: number): number => {
    const medians = [{ values: [4, 6], sharesUpTo: [share] }];
    const out = new Float64Array(1);
    const reader = createMedianReader(medians, Float64Array.of(base), 256, 64);
    reader.read(Uint8Array.of(count), out);
    return out[0] ?? 0;
  };
  // 120 of 256 are missing 7.5 and 8.5 to the middle, which are 3.75 and 4.25 of 64 drawn, besides their own 30.
  expect([33, 34, 35].map((count) => read(120 / 256, 120 / 256, count))).toEqual([6, 5, 4]);
  // Of those who are drawn from, a half are below: 32.
  expect([35, 36, 37].map((count) => read(120 / 256, 0.5, count))).toEqual([6, 5, 4]);
  // Reached exactly, the middle is passed: 1 besides 32, for the lower and for the upper middle.
  expect(read(125.5 / 256, 0.5, 33)).toBe(5);
  expect(read(126.5 / 256, 0.5, 33)).toBe(4);
});
