import type { Module } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../session/session.fixture.ts';

const { organization: OWN } = sessionFixture();
const OTHER = {
  ...OWN,
  id: '8d1b4c3a-91f2-4a5e-8a57-5f0c5e1a7b10',
  name: 'Clinique du Lac',
  settings: { ...OWN.settings, minimumGroup: 9 },
};
const THEIRS = userFixture({ id: '2b6f0cc9-04fe-4bb8-9e4b-1c5d33d0a001', username: 'ines' });

const renderForm = async (language: Language, module: Module) => {
  const t = await backoffice.campaignForm.load(language);
  const app = await renderApp(language, {
    path: `/${module}/campaign/create`,
    session: { user: userFixture({ role: 'superadmin', language }) },
    api: {
      [`GET /api/${module}/campaigns/url-available`]: () => Response.json({ available: true }),
      'GET /api/organizations': ({ query }) => {
        const items = [OWN, OTHER].filter(({ name }) => name.includes(query['q'] ?? ''));
        return Response.json({ items, total: items.length });
      },
      [`GET /api/organizations/${OTHER.id}`]: () => Response.json(OTHER),
      [`GET /api/organizations/${OTHER.id}/default-parameters`]: () => Response.json({}),
      [`GET /api/organizations/${OTHER.id}/users`]: () =>
        Response.json({ items: [THEIRS], total: 1 }),
      [`POST /api/${module}/campaigns`]: () => refusal(409, 'conflict'),
    },
  });
  const combobox = (name: string) =>
    screen.findByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${name}`) });
  const textbox = (name: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
  const pick = async (field: string, text: string) => {
    const input = await combobox(field);
    await app.user.clear(input);
    await app.user.type(input, text);
    await app.user.click(
      await screen.findByRole('option', { name: new RegExp(text), hidden: true }),
    );
  };
  return {
    ...app,
    t: t.parameters,
    words: t,
    combobox,
    textbox,
    pick,
    save: () => app.user.click(screen.getByRole('button', { name: t.create })),
    sent: () => app.requests.find(({ route }) => route === `POST /api/${module}/campaigns`)?.body,
  };
};

describe.each(languagesFor('en'))('the organisation of a new campaign (%s)', (language) => {
  it('is chosen by a super administrator, and its users and address follow', async () => {
    const form = await renderForm(language, 'screening');
    const { t, words, user } = form;
    expect((await form.combobox(t.organization)).value).toBe(OWN.name);
    expect((await form.textbox(t.owner)).value).toBe('louis');
    await user.type(await form.textbox(t.name), 'Baker');
    await form.pick(t.organization, 'Clinique');
    await waitFor(async () => expect((await form.combobox(t.organization)).value).toBe(OTHER.name));
    expect((await form.textbox(t.name)).value).toBe('Baker');
    expect(document.querySelector('code')?.textContent).toContain(`/${OTHER.id}/baker`);
    await waitFor(() =>
      expect(form.requests.map(({ query }) => query['organizationId'])).toContain(OTHER.id),
    );
    await form.save();
    expect((await screen.findByRole('alert')).textContent).toContain(words.invalid);
    await form.pick(t.owner, 'ines');
    await form.save();
    await waitFor(() =>
      expect(form.sent()).toMatchObject({
        name: 'Baker',
        organizationId: OTHER.id,
        ownerId: THEIRS.id,
        contactEmail: null,
      }),
    );
  });
});

describe('the organisation of a new audit', () => {
  it('brings its own smallest group', async () => {
    const form = await renderForm('en', 'profiling');
    const { mandatory } = await backoffice.profilingForm.load('en');
    await form.pick(form.t.organization, 'Clinique');
    await waitFor(async () =>
      expect((await form.combobox(form.t.organization)).value).toBe(OTHER.name),
    );
    await form.router.navigate({ to: '.', search: { section: 'mandatory' } as never });
    const minimum = await form.textbox(mandatory.minimumGroup);
    expect(minimum.value).toContain('9');
    expect(screen.getByText(mandatory.minimumGroupHint(9))).toBeDefined();
  });
});

it('is no choice for anybody else', async () => {
  const { parameters } = await backoffice.campaignForm.load('en');
  await renderApp('en', { path: '/screening/campaign/create' });
  await screen.findByRole('textbox', { name: new RegExp(`^${parameters.name}`) });
  expect(screen.queryByText(parameters.organization)).toBeNull();
});
