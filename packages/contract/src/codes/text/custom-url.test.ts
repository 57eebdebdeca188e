import { describe, expect, it } from 'vitest';
import { customUrl } from '../../schemas/campaign/campaign.ts';
import { suggestCustomUrl } from './custom-url.ts';

describe('the custom url suggested from a name', () => {
  it.each([
    ['Développeuse à Genève (H/F)', 'developpeuse-a-geneve-h-f'],
    ['Chef d’œuvre & Straße', 'chef-d-oeuvre-strasse'],
    ['  --Sales  2026--  ', 'sales-2026'],
    ['日本', 'campaign'],
    ['é', 'campaign'],
  ])('%s becomes %s', (name, url) => {
    expect(suggestCustomUrl(name)).toBe(url);
  });

  it('is always one that is accepted', () => {
    for (const name of ['a', 'x'.repeat(200), `${'word '.repeat(11)}last-`, '–', 'Ünïcödé ßharp'])
      expect(customUrl.safeParse(suggestCustomUrl(name)).success).toBe(true);
  });
});
