import { CAMPAIGN_FILE, type Module } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const { format, version } = CAMPAIGN_FILE;
const fileOf = (module: Module, campaign: unknown, more: object = {}): string =>
  JSON.stringify({ format, version, module, campaign, ...more });

const renderImport = async (language: Language, module: Module) => {
  const [{ import: t }, { rules }] = await Promise.all([
    backoffice.campaignStart.load(language),
    errors.load(language),
  ]);
  const app = await renderApp(language, {
    path: `/${module}/campaign/import`,
    api: {
      [`GET /api/${module}/campaigns/url-available`]: () => Response.json({ available: true }),
    },
  });
  await app.heading();
  return {
    ...app,
    t,
    rules,
    choose: async (content: string) => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('no file input');
      await app.user.upload(input, new File([content], 'campaign.json'));
    },
    /** What the page says of a refused file. */
    refusal: async () => plain((await screen.findByRole('alert')).textContent ?? ''),
  };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(languagesFor('fr'))('opening a file (%s)', (language) => {
  it.each(['screening', 'profiling'] as const)('fills in the form of %s', async (module) => {
    const page = await renderImport(language, module);
    await page.choose(fileOf(module, { name: 'From elsewhere' }));
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^(?:Nom|Name)/ });
    expect(name.value).toBe('From elsewhere');
    expect(page.path()).toBe(`/${module}/campaign/create`);
    // Only its address was looked up: nothing is stored yet.
    expect(page.requests.some(({ route }) => route.startsWith('POST /api/' + module))).toBe(false);
  });

  it('names every fault by its path', async () => {
    const page = await renderImport(language, 'screening');
    await page.choose(
      fileOf('screening', {
        name: 'Faulty',
        ownerId: 'x',
        profile: {
          culture: { target: { clan: 1, adhocracy: 1, market: 1, hierarchy: 1 } },
          personality: { target: { openness: { min: 20, max: 300 } } },
        },
      }),
    );
    const alert = within(await screen.findByRole('alert'));
    const faults = alert
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent ?? ''));
    expect(faults.toSorted()).toEqual(
      [
        `campaign.ownerId${page.rules.unknown_field()}`,
        `campaign.profile.culture.target${page.rules.sum(100)}`,
        `campaign.profile.personality.target.openness.max${page.rules.max(80)}`,
      ]
        .map(plain)
        .toSorted(),
    );
    expect(await page.refusal()).toContain(plain(page.t.nothingStored));
    expect(page.path()).toBe('/screening/campaign/import');
  });

  it.each([
    ['newer', fileOf('screening', 7, { version: 2, people: [] }), (t) => t.newer],
    ['not_json', '{"format":', (t) => t.not_json],
    ['not_ours', '{"hello":"world"}', (t) => t.not_ours],
    ['other_module', fileOf('profiling', { name: 'Audit' }), (t) => t.other_module.screening],
    ['too_large', 'x'.repeat(CAMPAIGN_FILE.maxBytes + 1), (t) => t.too_large(1)],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (t: Awaited<ReturnType<typeof backoffice.campaignStart.load>>['import']['problems']) => string,
  ])[])('says plainly that a file is %s', async (_problem, content, words) => {
    const page = await renderImport(language, 'screening');
    await page.choose(content);
    expect(await page.refusal()).toContain(plain(words(page.t.problems)));
  });
});
