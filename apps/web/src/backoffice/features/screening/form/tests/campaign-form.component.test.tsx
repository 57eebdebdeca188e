import { DEGREES, type ScreeningCampaign } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Responders, refusal } from '../../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../../testing/in-turn.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { storedCampaign } from '../values/stored-campaign.fixture.ts';

/** The words of the specification, to the letter. */
const WORDS = {
  fr: { invalid: 'La campagne est invalide', oneItem: /au moins un élément/ },
  en: { invalid: 'Campaign is invalid', oneItem: 'You must add at least one item.' },
} as const;

const campaign = storedCampaign();
const PATH = `/api/screening/campaigns/${campaign.id}`;

/** A campaign as the server keeps it; `change` is what a colleague does meanwhile. */
const createCampaignApi = (initial: ScreeningCampaign = campaign) => {
  let stored = initial;
  const change = (body: object): ScreeningCampaign => {
    stored = { ...stored, ...body, version: stored.version + 1 };
    return stored;
  };
  const api: Responders = {
    [`GET ${PATH}`]: () => Response.json(stored),
    [`PUT ${PATH}`]: ({ body }) =>
      (body as ScreeningCampaign).version === stored.version
        ? Response.json(change(body as object))
        : refusal(409, 'conflict'),
    'GET /api/screening/campaigns/url-available': () => Response.json({ available: true }),
  };
  return { api, change, stored: () => stored };
};

const renderForm = async (language: Language, path: string, api: Responders = {}) => {
  const [t, screening] = await Promise.all([
    backoffice.campaignForm.load(language),
    backoffice.screeningForm.load(language),
  ]);
  const app = await renderApp(language, { path, api });
  await screen.findByRole('heading', { level: 2 });
  const bar = () => within(screen.getByTestId('save-bar'));
  return {
    ...app,
    t,
    screening,
    bar,
    field: (label: string) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) }),
    /** The section is asked of candidates. */
    ask: async () => app.user.click((await screen.findAllByRole('switch'))[0] ?? document.body),
    save: (name: string) => app.user.click(bar().getByRole('button', { name })),
  };
};

describe.each(languagesFor('en'))('the form of a campaign (%s)', (language) => {
  it('shows that it is invalid, lists the sections and focuses the field', async () => {
    const form = await renderForm(language, '/screening/campaign/create?section=skills');
    const { t, screening, user } = form;
    await form.ask();
    await form.save(t.create);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain(WORDS[language].invalid);
    const { parameters } = t.sections;
    expect(summary.textContent).toContain(t.errorsIn(parameters.name, 2));
    const skills = t.errorsIn(screening.sections.skills.name, 1);
    expect(summary.textContent).toContain(skills);
    await waitFor(() => expect(document.activeElement).toBe(form.field(t.parameters.name)));
    await user.click(within(summary).getByRole('button', { name: skills }));
    expect(await screen.findByText(WORDS[language].oneItem)).toBeDefined();
    expect(form.requests.some(({ route }) => route.startsWith('POST /api/screening'))).toBe(false);
  });

  it('keeps changes typed while saving as unsaved', async () => {
    const { api, stored } = createCampaignApi();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const form = await renderForm(language, `/screening/campaign/edit/${campaign.id}`, {
      ...api,
      [`PUT ${PATH}`]: async (request) => {
        await held;
        return (await api[`PUT ${PATH}`]?.(request)) ?? refusal(404, 'not_found');
      },
    });
    const { t, user } = form;
    const redirect = () => form.field(t.parameters.redirectUrl);
    await user.type(redirect(), 'https://example.org/saved');
    await form.save(t.save);
    await user.type(redirect(), '/typed-on');
    letGo();
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(redirect().value).toBe('https://example.org/saved/typed-on');
    expect(stored().redirectUrl).toBe('https://example.org/saved');
    await waitFor(() => expect(form.bar().getByRole('status').textContent).not.toBe(''));
  });

  it('answers a stale version with a choice, and can keep both changes', async () => {
    const { api, change, stored } = createCampaignApi();
    const form = await renderForm(
      language,
      `/screening/campaign/edit/${campaign.id}?section=studies`,
      api,
    );
    const { t, screening, user } = form;
    await form.ask();
    const degree = new RegExp(`^${screening.studies.degree}`);
    await user.click(await screen.findByRole('combobox', { name: degree }));
    const options = await screen.findAllByRole('option', { hidden: true });
    await user.click(options[DEGREES.indexOf('master')] ?? document.body);
    change({ redirectUrl: 'https://example.org/theirs' });
    await form.save(t.save);
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict.title }));
    expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      t.sections.parameters.name,
      screening.sections.studies.name,
    ]);
    await user.click(dialog.getByRole('button', { name: t.conflict.combine }));
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(stored()).toMatchObject({
      redirectUrl: 'https://example.org/theirs',
      profile: { studies: { target: { degree: 'master' } } },
    });
  });

  it('is read-only for users who may not change it', async () => {
    const { api } = createCampaignApi({
      ...campaign,
      can: { ...campaign.can, edit: false, changeOwner: false },
    });
    const form = await renderForm(language, `/screening/campaign/edit/${campaign.id}`, api);
    const { t } = form;
    expect(screen.getByText(t.readOnly)).toBeDefined();
    expect(form.field(t.parameters.name).disabled).toBe(true);
    expect(form.bar().queryByRole('button', { name: t.save })).toBeNull();
  });
});

describe('the languages of a campaign', () => {
  it('cannot be added beyond the limit', async () => {
    const target = (['fr', 'de', 'it', 'es', 'pt'] as const).map((code) => ({
      language: code,
      level: 'b2' as const,
    }));
    const { api } = createCampaignApi({
      ...campaign,
      profile: { ...campaign.profile, languages: { target } },
    });
    const form = await renderForm(
      'en',
      `/screening/campaign/edit/${campaign.id}?section=languages`,
      api,
    );
    const row = () => within(screen.getByTestId('add-row'));
    await screen.findByTestId('add-row');
    const add = () => row().getByRole<HTMLButtonElement>('button');
    expect([screen.getByTestId('add-row').textContent, add().disabled]).toEqual([
      expect.stringContaining('5 of 6'),
      false,
    ]);
    await form.user.click(add());
    expect([screen.getByTestId('add-row').textContent, add().disabled]).toEqual([
      expect.stringContaining('6 of 6'),
      true,
    ]);
  });
});

describe('the sectors of a campaign', () => {
  it('count up to three, and offer no fourth', async () => {
    const form = await renderForm('en', '/screening/campaign/create?section=job');
    const { screening, user } = form;
    await form.ask();
    const sectors = await screen.findByRole('combobox', {
      name: new RegExp(`^${screening.job.sectors}`),
    });
    const offered = () =>
      within(document.getElementById(sectors.getAttribute('aria-controls') ?? '') ?? sectors);
    for (const search of ['food', 'textiles', 'chem']) {
      await user.type(sectors, search);
      await user.click(offered().getAllByRole('option', { hidden: true })[0] ?? sectors);
    }
    expect(screen.getByText('3 of 3')).toBeDefined();
    await user.type(sectors, 'paper');
    expect(offered().queryByRole('option', { hidden: true })).toBeNull();
  });
});
