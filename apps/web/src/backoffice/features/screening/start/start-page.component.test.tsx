import type { NewScreeningCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { ROLES } from '@cadran/instruments/roles/catalogue';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { storedCampaign } from '../form/values/stored-campaign.fixture.ts';

const AUDIT = '5b0f3c52-2f39-4b2c-8f4e-0c9f0a5f4a01';
const CULTURE = { clan: 10, adhocracy: 20, market: 30, hierarchy: 40 };
const stored = storedCampaign({
  name: 'Baker',
  contactEmail: 'colleague@example.org',
  createdAt: '2026-11-01T08:00:00.000Z',
  candidates: { opened: 0, completed: 0 },
  questions: [
    { id: AUDIT, type: 'open', text: { fr: 'Le pain ?', en: 'Bread?' }, required: false },
  ],
});

const renderStart = async (language: Language, taken: readonly string[] = []) => {
  const [t, form, { why, culture }] = await Promise.all([
    backoffice.campaignStart.load(language),
    backoffice.campaignForm.load(language),
    backoffice.screeningForm.load(language),
  ]);
  const app = await renderApp(language, {
    path: '/screening/campaign/new',
    api: {
      'GET /api/screening/campaigns/url-available': ({ query }) =>
        Response.json({ available: !taken.includes(query['customUrl'] ?? '') }),
      'GET /api/screening/campaigns': () => Response.json({ items: [stored], total: 1 }),
      [`GET /api/screening/campaigns/${stored.id}`]: () => Response.json(stored),
      'POST /api/screening/campaigns': () => Response.json(stored, { status: 201 }),
      'GET /api/profiling/culture-targets': () =>
        Response.json({
          items: [
            {
              campaignId: AUDIT,
              campaignName: 'Barometer',
              takenAt: '2026-11-01T08:00:00.000Z',
              choices: [
                { unitId: null, name: null, respondents: 40, perceived: CULTURE, desired: CULTURE },
              ],
            },
          ],
          total: 1,
        }),
    },
  });
  await app.heading();
  return {
    ...app,
    t,
    form,
    why,
    take: culture.fromAudit.take,
    name: async () =>
      (await screen.findByRole<HTMLInputElement>('textbox', { name: /^(?:Nom|Name)/ })).value,
    /** What is sent when the form is saved as it opened. */
    create: async (): Promise<NewScreeningCampaign> => {
      const bar = within(await screen.findByTestId('save-bar'));
      await app.user.click(bar.getByRole('button', { name: form.create }));
      const isCreation = ({ route }: { route: string }) =>
        route === 'POST /api/screening/campaigns';
      await waitFor(() => expect(app.requests.some(isCreation)).toBe(true));
      return app.requests.find(isCreation)?.body as NewScreeningCampaign;
    },
  };
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(languagesFor('en'))('the first step of a new campaign (%s)', (language) => {
  it('offers twelve roles, finds one by a job title of either language, and fills in the form', async () => {
    const page = await renderStart(language);
    const cards = () =>
      within(screen.getByRole('region', { name: page.t.roles.title })).queryAllByRole('link');
    expect(cards()).toHaveLength(12);
    const search = screen.getByRole('searchbox', { name: page.t.roles.search });
    await page.user.type(search, 'nothing like it');
    expect(screen.getByText(plain(page.t.roles.none))).toBeDefined();
    await page.user.clear(search);
    await page.user.type(search, language === 'fr' ? 'auxiliaire de vie' : 'forklift');
    expect(screen.getByText(page.t.roles.count(1))).toBeDefined();
    await page.user.clear(search);
    const sales = ROLES.find(({ code }) => code === 'sales');
    await page.user.click(
      screen.getByRole('link', { name: new RegExp(`^${sales?.title[language]}`) }),
    );
    expect(await page.name()).toBe(sales?.title[language]);
    const body = await page.create();
    expect(body).toMatchObject({
      status: 'open',
      contactEmail: 'louis@example.org',
      profile: { culture: { target: { clan: 20, adhocracy: 25, market: 40, hierarchy: 15 } } },
      weights: { personality: 30 },
      questions: [{ type: 'open' }],
    });
    expect(Object.keys(body.profile?.reasons ?? {})).toContain('assertiveness');
  });
});

describe('the first step of a new campaign', () => {
  it('names a second campaign of a role differently', async () => {
    const page = await renderStart('en', ['sales', 'sales-2']);
    await page.user.click(screen.getByRole('link', { name: /^Sales/ }));
    expect(await page.name()).toBe('Sales (3)');
    expect(await page.create()).toMatchObject({ customUrl: 'sales-3' });
  });

  it('says why beside the targets, also after going to another section, until a target changes', async () => {
    const page = await renderStart('en');
    await page.user.click(screen.getByRole('link', { name: /^Sales/ }));
    await page.name();
    const sections = within(screen.getByRole('navigation', { name: page.form.sectionList }));
    await page.user.click(sections.getByRole('link', { name: /^Culture/ }));
    expect(await screen.findByRole('complementary', { name: page.why })).toBeDefined();
    expect(page.search()).toEqual({ from: 'role.sales', section: 'culture' });
    const [slider] = screen.getAllByRole('slider');
    slider?.focus();
    await page.user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: page.why })).toBeNull());
    const { profile } = await page.create();
    expect(profile?.reasons).not.toHaveProperty('culture');
    expect(profile?.reasons).toHaveProperty('values');
  });

  it('copies a campaign of ours, but not whom candidates write to', async () => {
    const page = await renderStart('en', ['baker']);
    await page.user.click(screen.getByRole('button', { name: new RegExp(page.t.ways.copy.name) }));
    await page.user.click(await screen.findByRole('link', { name: /^Baker/ }));
    expect(await page.name()).toBe('Baker (2)');
    expect(await page.create()).toMatchObject({
      questions: stored.questions,
      contactEmail: 'louis@example.org',
    });
  });

  it('takes the culture of an audit', async () => {
    const page = await renderStart('en');
    await page.user.click(screen.getByRole('button', { name: new RegExp(page.t.ways.audit.name) }));
    await page.user.click(await screen.findByRole('button', { name: page.take }));
    await page.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Like us');
    const { profile } = await page.create();
    expect(profile?.culture).toEqual({
      target: CULTURE,
      source: { campaignId: AUDIT, unitId: null, moment: 'desired' },
    });
  });

  it('opens an empty form', async () => {
    const page = await renderStart('en');
    await page.user.click(screen.getByRole('link', { name: new RegExp(page.t.ways.empty.name) }));
    expect(await page.name()).toBe('');
    expect(page.path()).toBe('/screening/campaign/create');
  });
});
