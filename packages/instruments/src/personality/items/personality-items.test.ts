import { DOMAINS, FACETS, FACETS_OF } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { AGREEMENT_LABELS, INSTRUCTED_ITEMS, PERSONALITY_ITEMS } from '../index.ts';

const itemsOf = (facet: string) => PERSONALITY_ITEMS.filter((item) => item.facet === facet);

describe('the personality items', () => {
  it('are 120, four per facet, numbered by facet', () => {
    const expected = FACETS.flatMap((facet) => [1, 2, 3, 4].map((n) => `${facet}_${n}`));
    expect(PERSONALITY_ITEMS.map((item) => item.id)).toEqual(expected);
    expect(expected).toHaveLength(120);
  });

  it('belong to the facet their id names', () => {
    for (const item of PERSONALITY_ITEMS) expect(item.id.replace(/_\d$/, '')).toBe(item.facet);
  });

  it.each(FACETS)('are two positively and two negatively keyed in %s', (facet) => {
    expect(itemsOf(facet).map((item) => item.reverse)).toEqual([false, false, true, true]);
  });

  it('give each half of the even-odd index as many reverse items in every domain', () => {
    for (const domain of DOMAINS) {
      const reverse = FACETS_OF[domain].flatMap(itemsOf).filter((item) => item.reverse);
      const odd = reverse.filter((item) => /_[13]$/.test(item.id));
      expect(odd.length * 2, domain).toBe(reverse.length);
    }
  });
});

describe('the instructed items', () => {
  it('are two, and no constant answer passes both', () => {
    expect(INSTRUCTED_ITEMS.map((item) => item.id)).toEqual(['attention_1', 'attention_2']);
    expect(new Set(INSTRUCTED_ITEMS.map((item) => item.expected)).size).toBe(2);
  });

  it('name the expected answer by its label and no other', () => {
    for (const { expected, text } of INSTRUCTED_ITEMS) {
      expect(text.fr).toContain(`«\u00a0${AGREEMENT_LABELS[expected].fr}\u00a0»`);
      expect(text.en).toContain(`‘${AGREEMENT_LABELS[expected].en}’`);
    }
  });
});
