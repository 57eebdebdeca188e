import { backoffice } from '@cadran/i18n/backoffice';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { recentPlaces, rememberPlace } from '../../../shared/session/recent-places.ts';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const admin = userFixture({ role: 'admin' });
const CAMPAIGN = 'c0ffee00-0000-4000-8000-000000000001';
const CANDIDATE = 'c0ffee00-0000-4000-8000-000000000002';

const page = (items: readonly object[] = []) => Response.json({ items, total: items.length });
const API = {
  'GET /api/screening/campaigns': ({ query }: { readonly query: Record<string, string> }) =>
    page(query['q'] ? [{ id: CAMPAIGN, name: 'Baker', ownerName: 'Louis Meyer' }] : []),
  'GET /api/profiling/campaigns': () => page(),
  'GET /api/screening/questionnaires': () =>
    page([
      {
        id: CANDIDATE,
        status: 'completed',
        contact: { firstName: 'Bakari', lastName: 'Diallo', email: null, phone: null },
        campaign: { id: CAMPAIGN, name: 'Baker' },
      },
    ]),
  'GET /api/users': () => page([userFixture({ username: 'bak', fullName: 'Aline Bak' })]),
};

const searchField = (name: string) => screen.findByRole('combobox', { name });
/** The dialog is loaded when it is first opened, which `act` must wait for. */
const pressCtrlK = (user: UserEvent) => act(() => user.keyboard('{Control>}k{/Control}'));

it.each(languagesFor('fr'))(
  'Ctrl-K finds pages, campaigns, candidates and users by keyboard (%s)',
  async (language) => {
    const t = await backoffice.search.load(language);
    await backoffice.screening.load(language);
    const { places } = await backoffice.navigation.load(language);
    const app = await renderApp(language, {
      path: '/settings',
      session: { user: { ...admin, language } },
      api: API,
    });
    await app.heading();
    await pressCtrlK(app.user);
    const field = await searchField(t.label);
    await waitFor(() => expect(document.activeElement).toBe(field));
    const names = () => screen.getAllByRole('option').map((one) => one.textContent);
    expect(names()[0]).toBe(`${places.home}${t.kinds.page}`);
    await app.user.keyboard('bak');
    await waitFor(() =>
      expect(names()).toEqual([
        `BakerLouis Meyer${t.kinds.screening}`,
        `Bakari DialloBaker${t.kinds.candidate}`,
        `Aline Bakbak${t.kinds.user}`,
      ]),
    );
    const selected = () => screen.getByRole('option', { selected: true });
    await app.user.keyboard('{ArrowDown}');
    expect(selected().textContent).toContain('Bakari Diallo');
    expect(field.getAttribute('aria-activedescendant')).toBe(selected().id);
    await app.user.keyboard('{ArrowUp}{ArrowUp}');
    expect(selected().textContent).toContain('Aline Bak');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(app.path()).toBe('/admin/users'));
    expect(app.search()).toEqual({ q: 'bak' });
    expect(screen.queryByRole('combobox', { name: t.label })).toBeNull();
  },
);

it('lists what was opened before first, for this user, until the log-out', async () => {
  const [t, shell] = await Promise.all([backoffice.search.load('en'), backoffice.shell.load('en')]);
  const baker = { kind: 'screening', label: 'Baker', detail: '', to: '/help/glossary' } as const;
  rememberPlace(admin.id, baker);
  rememberPlace('somebody-else', { ...baker, label: 'Other', to: '/profile' });
  const app = await renderApp('en', {
    path: '/settings',
    session: { user: { ...admin, language: 'en' } },
    api: { ...API, 'POST /api/auth/logout': () => new Response(null, { status: 204 }) },
  });
  await app.heading();
  await app.user.click(screen.getByRole('button', { name: new RegExp(`^${shell.search}`) }));
  await searchField(t.label);
  const options = screen.getAllByRole('option').map((one) => one.textContent);
  expect(options[0]).toContain('Baker');
  expect(options.join()).not.toContain('Other');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.click(screen.getByRole('button', { name: new RegExp(shell.userMenu) }));
  await app.user.click(await screen.findByRole('menuitem', { name: shell.logout, hidden: true }));
  await waitFor(() => expect(recentPlaces(admin.id)).toEqual([]));
});

it('says when nothing matches, and asks the server only for what the user may open', async () => {
  const t = await backoffice.search.load('en');
  const app = await renderApp('en', {
    path: '/settings',
    session: { user: userFixture({ language: 'en', profilingEnabled: false }) },
    api: {
      'GET /api/screening/campaigns': () => page(),
      'GET /api/screening/questionnaires': () => page(),
    },
  });
  await app.heading();
  await pressCtrlK(app.user);
  await searchField(t.label);
  await app.user.keyboard('zzz');
  expect(await screen.findByText(t.nothing, { selector: 'p' })).toBeDefined();
  const asked = app.requests.filter(({ query }) => query['q'] === 'zzz').map(({ route }) => route);
  expect(asked.toSorted()).toEqual([
    'GET /api/screening/campaigns',
    'GET /api/screening/questionnaires',
  ]);
});
