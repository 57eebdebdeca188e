import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderGuide } from '../../../../../build/guide/render-guide.ts';
import { GUIDES } from './guides.ts';

const folder = (language: string) =>
  new URL(`../../../../../../../docs/guide/${language}/`, import.meta.url);
const guide = async (language: string, name: string) =>
  renderGuide(await readFile(new URL(`${name}.md`, folder(language)), 'utf8'));

it('renders title, summary, headings and links of a guide', () => {
  const page = renderGuide(
    '# Un titre\n\nLe **résumé**.\n\n## Créer une _campagne_\n\nVoir [les droits](rights.md) ou [ailleurs](https://example.org).',
  );
  expect(page.title).toBe('Un titre');
  expect(page.summary).toBe('Le résumé.');
  expect(page.headings).toEqual([{ id: 'creer-une-campagne', text: 'Créer une campagne' }]);
  expect(page.html).toContain('<h2 id="creer-une-campagne">Créer une <em>campagne</em></h2>');
  expect(page.html).toContain('<a href="/help/rights">les droits</a>');
  expect(page.html).toContain('<a href="https://example.org">ailleurs</a>');
  expect(page.html).not.toContain('<h1');
});

it('rejects a guide without title or summary', () => {
  expect(() => renderGuide('No title')).toThrow('# Title');
  expect(() => renderGuide('# Title\n\n## Heading')).toThrow('paragraph');
});

it.each(['fr', 'en'])(
  'docs/guide/%s contains exactly the guides of the help page',
  async (language) => {
    const files = await readdir(folder(language));
    expect(files.toSorted()).toEqual(GUIDES.map((name) => `${name}.md`).toSorted());
  },
);

it.each(GUIDES)(
  '%s has the same structure in both languages and links only to guides',
  async (name) => {
    const [fr, en] = await Promise.all([guide('fr', name), guide('en', name)]);
    const tags = (html: string) =>
      [...html.matchAll(/<(h2|ul|ol|li|blockquote|code|a)\b/g)].map(([, tag]) => tag);
    expect(tags(fr.html)).toEqual(tags(en.html));
    for (const [, to] of `${fr.html}${en.html}`.matchAll(/href="\/help\/([^"]*)"/g))
      expect(GUIDES).toContain(to);
  },
);

it.each(GUIDES)('%s follows French typography', async (name) => {
  const text = await readFile(new URL(`${name}.md`, folder('fr')), 'utf8');
  expect(text).not.toMatch(/\p{L}[ ][;:!?»]/u);
  expect(text).not.toMatch(/«(?!\u00a0)/);
  expect(text).not.toMatch(/\p{L}'\p{L}/u);
});
