import { DOMAINS, FACETS_OF } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { INSTRUCTED_ITEMS, PERSONALITY_ITEMS, PERSONALITY_ORDER } from './index.ts';

const itemById = new Map(PERSONALITY_ITEMS.map((item) => [item.id, item]));
const statements = PERSONALITY_ORDER.flatMap((id) => itemById.get(id) ?? []);
const domainOf = (facet: string) =>
  DOMAINS.find((domain) => FACETS_OF[domain].some((own) => own === facet));

describe('the presentation order', () => {
  it('holds every item and both instructed items once', () => {
    const all = [...PERSONALITY_ITEMS, ...INSTRUCTED_ITEMS].map((item) => item.id);
    expect([...PERSONALITY_ORDER].toSorted()).toEqual(all.toSorted());
  });

  it('gives the domains N, E, O, A, C their turn', () => {
    const turns = ['neuroticism', 'extraversion', 'openness', 'agreeableness', 'conscientiousness'];
    expect(statements.map((item) => domainOf(item.facet))).toEqual(
      statements.map((_, index) => turns[index % 5]),
    );
  });

  it('keeps items of a facet at least 25 places apart', () => {
    for (const facet of new Set(statements.map((item) => item.facet))) {
      const places = PERSONALITY_ORDER.flatMap((id, place) =>
        itemById.get(id)?.facet === facet ? place : [],
      );
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? place));
      expect(Math.min(...gaps), facet).toBeGreaterThanOrEqual(25);
    }
  });

  it('never asks more than three items of one key in a row', () => {
    const keys = statements.map((item) => (item.reverse ? '-' : '+')).join('');
    expect(keys).not.toMatch(/\+{4}|-{4}/);
  });

  it('mixes both keys in every domain within each quarter', () => {
    for (const quarter of [0, 30, 60, 90]) {
      for (const domain of DOMAINS) {
        const own = statements
          .slice(quarter, quarter + 30)
          .filter((item) => domainOf(item.facet) === domain);
        const reverse = own.filter((item) => item.reverse).length;
        expect(reverse, `${domain} from ${quarter}`).toBeGreaterThanOrEqual(2);
        expect(reverse, `${domain} from ${quarter}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('places the instructed items around one third and three quarters', () => {
    const shares = INSTRUCTED_ITEMS.map(
      (item) => PERSONALITY_ORDER.indexOf(item.id) / PERSONALITY_ORDER.length,
    );
    expect(shares[0]).toBeCloseTo(1 / 3, 1);
    expect(shares[1]).toBeCloseTo(3 / 4, 1);
  });
});
