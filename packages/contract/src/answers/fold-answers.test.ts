import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findNewerAnswers,
  foldAnswers,
  type GivenAnswer,
  type GivenAnswers,
  languagesOf,
  stampsOf,
  valuesOf,
  withStamps,
} from './fold-answers.ts';

const answer = fc.tuple(
  fc.option(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('clan', 'market')), {
    nil: null,
  }),
  fc.integer({ min: 0, max: 20 }),
  fc.constantFrom('fr' as const, 'en' as const),
);
const saves = fc.array(
  fc.dictionary(
    fc.constantFrom('culture', 'values'),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), answer, { minKeys: 1 }),
  ),
  { maxLength: 12 },
);

/** Three devices give answers one after the other; the stamps are as unequal as their clocks are right. */
const devices = fc.array(
  fc.record({
    device: fc.integer({ min: 0, max: 2 }),
    item: fc.constantFrom('a', 'b', 'c', 'd'),
    value: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
  }),
  { maxLength: 30 },
);

describe('folding saves', () => {
  it('gives the same answers in any order, with any of them repeated', () => {
    fc.assert(
      fc.property(
        saves.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all], {
              minLength: all.length * 2,
              maxLength: all.length * 2,
            }),
          ),
        ),
        ([all, shuffled]) => {
          expect(foldAnswers(shuffled)).toEqual(foldAnswers(all));
        },
      ),
    );
  });

  it('gives the same answers folded at once or piece by piece', () => {
    fc.assert(
      fc.property(saves, saves, (some, others) => {
        expect(foldAnswers([foldAnswers(some), foldAnswers(others)])).toEqual(
          foldAnswers([...some, ...others]),
        );
      }),
    );
  });

  it('gives the last answers of three devices, whatever is lost, repeated or late on the way', () => {
    fc.assert(
      fc.property(devices, fc.infiniteStream(fc.nat()), (given, random) => {
        const expected: Record<string, GivenAnswer> = {};
        const pending: Record<string, GivenAnswer>[] = [{}, {}, {}];
        const sent: GivenAnswers[] = [];
        const next = () => random.next().value ?? 0;
        for (const [stamp, { device, item, value }] of given.entries()) {
          expected[item] = [value, stamp];
          const own = pending[device] ?? {};
          own[item] = [value, stamp];
          // A send that is lost is repeated later with what came after it; one that arrives may be repeated too.
          if (next() % 3 === 0) sent.push({ culture: { ...own } });
          if (next() % 3 === 0) pending[device] = { ...own };
        }
        for (const own of pending) sent.push({ culture: own });
        const arrived = sent.toSorted(() => (next() % 2) - 0.5);
        expect(foldAnswers(arrived)['culture'] ?? {}).toEqual(expected);
      }),
    );
  });

  it('keeps that an answer was taken back', () => {
    const folded = foldAnswers([{ culture: { a: ['clan', 1] } }, { culture: { a: [null, 2] } }]);
    expect(folded).toEqual({ culture: { a: [null, 2] } });
  });
});

describe('what is newer than was sent', () => {
  const stored: GivenAnswers = {
    culture: { a: ['clan', 5, 'fr'], b: ['market', 5, 'fr'], c: ['clan', 5, 'fr'] },
  };

  it('is told for the items sent, and for nothing else', () => {
    expect(
      findNewerAnswers({ culture: { a: ['market', 4, 'fr'], b: ['clan', 6, 'fr'] } }, stored),
    ).toEqual({ culture: { a: ['clan', 5, 'fr'] } });
  });

  it('is nothing once it was folded with what was sent', () => {
    fc.assert(
      fc.property(saves, (all) => {
        const folded = foldAnswers(all);
        expect(findNewerAnswers(folded, folded)).toEqual({});
      }),
    );
  });
});

it('answers are taken apart into values, stamps and languages', () => {
  const given: GivenAnswers = {
    values: { power_1: [3, 10, 'en'], power_2: [null, 11, 'fr'] },
    contact: { email: ['a@example.org', 12] },
  };
  expect(valuesOf(given)).toEqual({
    values: { power_1: 3, power_2: null },
    contact: { email: 'a@example.org' },
  });
  expect(stampsOf(given)).toEqual({
    values: { power_1: 10, power_2: 11 },
    contact: { email: 12 },
  });
  expect(languagesOf(given)).toEqual({ values: { power_1: 'en', power_2: 'fr' } });
  expect(withStamps(given, (stamp) => stamp + 1)).toEqual({
    values: { power_1: [3, 11, 'en'], power_2: [null, 12, 'fr'] },
    contact: { email: ['a@example.org', 13] },
  });
});
