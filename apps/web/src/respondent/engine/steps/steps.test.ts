import type { PartDeclaration } from '@cadran/instruments/parts/part';
import { toMinutes } from '@cadran/instruments/parts/duration';
import { describe, expect, it } from 'vitest';
import {
  conclusionPart,
  isReview,
  findMissing,
  findIncompleteSteps,
  estimateSeconds,
  findStepIndex,
  listSteps,
} from './steps.ts';

interface Campaign {
  readonly asked: readonly string[];
}
type Answers = Readonly<Record<string, unknown>>;

/** A part of our own: the engine knows none by name. */
const part = (name: string, items: readonly (readonly string[])[]) =>
  ({
    name,
    asked: ({ asked }) => asked.includes(name),
    pages: () => items.length,
    pageOf: (item) => items.findIndex((page) => page.includes(item)),
    missing: (answers) =>
      Object.fromEntries(
        items
          .flat()
          .filter((item) => (answers as Answers)[item] === undefined)
          .map((item) => [item, 'required']),
      ),
    statements: () => 1,
    seconds: () => 45,
    simulate: () => ({}),
  }) satisfies PartDeclaration<Campaign>;

const PARTS = [
  part('who', [['name']]),
  part('skipped', [['x']]),
  part('what', [['a', 'b'], ['c'], []]),
];
const campaign = { asked: ['who', 'what'] };
const steps = listSteps(PARTS, campaign);
const seen = (...pages: readonly string[]) => Object.fromEntries(pages.map((page) => [page, {}]));

describe('the walk through the parts', () => {
  it('goes page by page through what the campaign asks, after language and notice', () => {
    expect(steps.map(({ declared, part: number, page }) => [declared.name, number, page])).toEqual([
      ['who', 2, 0],
      ['what', 3, 0],
      ['what', 3, 1],
      ['what', 3, 2],
    ]);
    expect(conclusionPart(steps)).toBe(4);
  });

  it('comes to the conclusion at once when nothing is asked', () => {
    expect(conclusionPart(listSteps(PARTS, { asked: [] }))).toBe(2);
  });

  it('finds an address among its steps, or not', () => {
    expect(findStepIndex(steps, { part: 3, page: 1 })).toBe(2);
    expect(findStepIndex(steps, { part: 3, page: 3 })).toBe(-1);
    expect(findStepIndex(steps, { part: 4, page: 0 })).toBe(-1);
  });

  it('asks on a page for what stands on that page', () => {
    const [, first, second] = steps;
    if (!first || !second) throw new Error('no steps');
    expect(findMissing(first, { what: { a: 1 } }, campaign)).toEqual({ b: 'required' });
    expect(findMissing(second, { what: { a: 1 } }, campaign)).toEqual({ c: 'required' });
  });

  it('resumes at the first page that was not seen or lacks an answer', () => {
    const open = (items: Parameters<typeof findIncompleteSteps>[1]) =>
      findIncompleteSteps(steps, items, campaign)[0] ?? steps.length;
    const who = { name: 'Inès' };
    const what = { a: 1, b: 2, c: 3 };
    expect(open({})).toBe(0);
    // Whoever answered a later page has seen this one; the later one may still be open before them.
    expect(open({ who, what })).toBe(2);
    expect(open({ who: { name: null } })).toBe(0);
    expect(open({ who, timings: seen('who/0') })).toBe(1);
    expect(open({ who, what: { a: 1 }, timings: seen('who/0', 'what/0', 'what/1') })).toBe(1);
    expect(open({ who, what, timings: seen('who/0', 'what/0', 'what/1') })).toBe(3);
    expect(open({ who, what, timings: seen('who/0', 'what/0', 'what/1', 'what/2') })).toBe(4);
  });

  describe('of somebody who looks back', () => {
    const items = {
      who: { name: 'Inès' },
      what: { a: 1, b: 2, c: 3 },
      timings: seen('who/0', 'what/0', 'what/1', 'what/2'),
    };
    const open = (change: Parameters<typeof findIncompleteSteps>[1]) =>
      findIncompleteSteps(steps, { ...items, ...change }, campaign);
    const left = (change: Parameters<typeof findIncompleteSteps>[1]) =>
      toMinutes(estimateSeconds(steps, open(change), campaign));

    it('has as many minutes left as the pages take that are not done, rounded up', () => {
      expect(left({})).toBe(0);
      expect(left({ what: { a: 1, c: 3 } })).toBe(1);
      expect(left({ what: {} })).toBe(2);
      expect(
        toMinutes(estimateSeconds(steps, findIncompleteSteps(steps, {}, campaign), campaign)),
      ).toBe(3);
    });

    it('leads back to the summary when all else is done', () => {
      expect(isReview(steps, 1, open({}), items)).toBe(true);
      expect(isReview(steps, 1, open({ what: { a: 1, c: 3 } }), items)).toBe(true);
      expect(isReview(steps, 0, open({ what: { a: 1, c: 3 } }), items)).toBe(false);
      // The last page before it was ever left: its Next leads there anyway.
      const { timings, ...answers } = items;
      const before = { ...answers, timings: seen('who/0', 'what/0', 'what/1') };
      expect(timings).toHaveProperty(['what/2']);
      expect(isReview(steps, 3, findIncompleteSteps(steps, before, campaign), before)).toBe(false);
    });
  });
});
