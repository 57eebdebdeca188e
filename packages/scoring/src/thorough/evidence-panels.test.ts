import { seededRandom } from '@cadran/instruments/seeded-random';
import { readingSize } from '@cadran/evidence';
import { describe, expect, it } from 'vitest';
import {
  DIF_ITEMS,
  simulateInstallation,
} from '../simulation/installation/simulated-installation.ts';
import { addPeople } from '../evidence/add-people.ts';
import { itemRestCells } from '../evidence/item-rest-cells.ts';
import { ITEM_REST_CELLS, PERSONALITY } from '../evidence/layout.ts';
import { panelsOf, unfairItems } from '../evidence/testing-readings.ts';

const people = simulateInstallation(seededRandom(7), 1000);
const french = people.filter(({ language }) => language === 'fr');

describe('panels', () => {
  it.each([
    [0, 'too_few', 'too_few', 'too_few'],
    [99, 'too_few', 'too_few', 'too_few'],
    [100, 'known', 'too_few', 'too_few'],
    [199, 'known', 'too_few', 'too_few'],
    [200, 'known', 'known', 'too_few'],
    [299, 'known', 'known', 'too_few'],
    [300, 'known', 'known', 'known'],
  ])('of %d people in one language', (count, items, reliability, norms) => {
    const panels = panelsOf(french.slice(0, count));
    expect(panels.items).toMatchObject({ state: items, people: count, needed: 100 });
    expect(panels.reliability).toMatchObject({ state: reliability, people: count, needed: 200 });
    const [ofFrench, ofEnglish] = panels.norms;
    expect(ofFrench?.panel).toMatchObject({ state: norms, people: count, needed: 300 });
    expect(ofEnglish?.panel).toMatchObject({ state: 'too_few', people: 0 });
    // One language alone compares with nothing, however many there are.
    expect(panels.itemFairness[0]?.panel.state).toBe('too_few');
  });

  it('compares languages from 200 people each', () => {
    const english = people.filter(({ language }) => language === 'en');
    const fairness = (count: number) =>
      panelsOf([...french, ...english.slice(0, count)]).itemFairness[0];
    expect(fairness(199)).toMatchObject({
      groups: [
        { group: 'fr', people: 500 },
        { group: 'en', people: 199 },
      ],
      panel: { state: 'too_few', people: 199, needed: 200 },
    });
    expect(fairness(200)).toMatchObject({ panel: { state: 'known', people: 200 } });
  });

  it('find the biased items', () => {
    expect(unfairItems(panelsOf(people)).toSorted()).toEqual(DIF_ITEMS.toSorted());
  });

  it('have an item-rest correlation and used options for every item', () => {
    const { items } = panelsOf(people);
    if (items.state !== 'known') throw new Error('enough people');
    expect(items.figures.items).toHaveLength(140);
    for (const item of items.figures.items) {
      expect(item.options.reduce((sum, count) => sum + count, item.skipped)).toBe(people.length);
      expect(item.itemRest).toBeGreaterThan(0);
    }
    expect(items.figures.pages).toHaveLength(12);
  });
});

describe('sums', () => {
  it('are the same in whichever steps people are added', () => {
    const sheets = people.slice(0, 60).map(({ sheet }) => sheet);
    const atOnce = addPeople('personality', null, sheets);
    const half = addPeople('personality', null, sheets.slice(0, 30));
    expect(addPeople('personality', half, sheets.slice(30))).toEqual(atOnce);
    expect(atOnce).toHaveLength(PERSONALITY.length);
  });

  it('refuse sums of another layout and kinds that do not exist', () => {
    expect(() => addPeople('values', new Int32Array(3), [])).toThrow('layout');
    expect(() => addPeople('shoe sizes', null, [])).toThrow('kind');
  });

  it('count each item of a person once, within its table', () => {
    const cells = itemRestCells(people[0]?.sheet ?? []);
    expect(new Set(cells).size).toBe(120);
    expect(Math.min(...cells)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...cells)).toBeLessThan(ITEM_REST_CELLS);
  });
});

describe('a reading', () => {
  it.each([
    [0, 0],
    [29, 0],
    [30, 30],
    [59, 30],
    [60, 60],
    [99, 60],
    [100, 100],
    [129, 100],
    [130, 130],
    [299, 260],
    [300, 300],
  ])('of %d people shows %d', (came, shown) => {
    expect(readingSize(came)).toBe(shown);
  });

  it('grows by at least 30 people at a time', () => {
    const sizes = [...new Set(Array.from({ length: 1000 }, (_, came) => readingSize(came)))];
    const steps = sizes.slice(1).map((size, i) => size - (sizes[i] ?? 0));
    expect(steps.length).toBeGreaterThan(20);
    expect(Math.min(...steps)).toBe(30);
  });
});
