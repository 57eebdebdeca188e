import type { Organization } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';

const own = sessionFixture().organization;
const rive: Organization = {
  ...own,
  id: '4f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Rive',
  can: { edit: true, changeStatus: true, delete: true },
};

const renderOrganizations = async (language: Language, search = '') => {
  const [t, list] = await Promise.all([
    backoffice.organizations.load(language),
    backoffice.list.load(language),
  ]);
  const stored = new Map([own, rive].map((one) => [one.id, one]));
  const app = await renderApp(language, {
    path: `/superadmin/organizations${search}`,
    session: { user: userFixture({ role: 'superadmin', language }) },
    api: {
      'GET /api/organizations': ({ query }) => {
        const items = [...stored.values()].filter(
          ({ status }) => query['status'] === undefined || status === query['status'],
        );
        return Response.json({ items, total: items.length });
      },
      'POST /api/organizations': () => Response.json(rive, { status: 201 }),
      [`GET /api/organizations/${rive.id}/users`]: () => Response.json({ items: [], total: 7 }),
      [`PUT /api/organizations/${rive.id}`]: ({ body }) => {
        stored.set(rive.id, { ...rive, ...(body as Partial<Organization>) });
        return Response.json(stored.get(rive.id));
      },
      [`DELETE /api/organizations/${rive.id}`]: () => {
        stored.delete(rive.id);
        return new Response(null, { status: 204 });
      },
    },
  });
  return {
    ...app,
    t,
    list,
    row: () => screen.getByRole('row', { name: /^Rive/ }),
    choose: (action: string) => chooseAction(app.user, list.actions('Rive'), action),
    dialog: async () => within(await screen.findByRole('dialog')),
  };
};

describe.each(languagesFor('fr'))('the organisations (%s)', (language) => {
  it('ask before deactivating, not before activating', async () => {
    const page = await renderOrganizations(language);
    const { t } = page;
    await screen.findByRole('table');
    expect(within(page.row()).getByText(t.statuses.active)).toBeDefined();
    await page.choose(t.deactivate);
    const dialog = await page.dialog();
    expect(dialog.getByText(plain(t.deactivation.explanation))).toBeDefined();
    await page.user.click(dialog.getByRole('button', { name: t.deactivation.confirm }));
    await waitFor(() => expect(within(page.row()).getByText(t.statuses.inactive)).toBeDefined());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.choose(t.activate);
    expect(await screen.findByText(t.activated('Rive'))).toBeDefined();
    await waitFor(() => expect(within(page.row()).getByText(t.statuses.active)).toBeDefined());
  });

  it('are deleted only after typing the name, showing what is lost', async () => {
    const page = await renderOrganizations(language);
    const { t } = page;
    await screen.findByRole('table');
    await page.choose(t.remove);
    const dialog = await page.dialog();
    expect(dialog.getByText(plain(t.deletion.lost))).toBeDefined();
    expect(await dialog.findByText(t.deletion.users(7))).toBeDefined();
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: t.deletion.confirm });
    const name = dialog.getByRole('textbox', { name: t.deletion.typeName('Rive') });
    expect(confirm.disabled).toBe(true);
    await page.user.type(name, 'Riv');
    expect(confirm.disabled).toBe(true);
    await page.user.type(name, 'e');
    await page.user.click(confirm);
    expect(await screen.findByText(t.deletion.done('Rive'))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Rive/ })).toBeNull());
  });

  it('need a name when they are added', async () => {
    const { rules } = await errors.load(language);
    const page = await renderOrganizations(language);
    const { t } = page;
    await screen.findByRole('table');
    await page.user.click(screen.getByRole('button', { name: t.add }));
    const dialog = await page.dialog();
    const create = () => page.user.click(dialog.getByRole('button', { name: t.create }));
    await create();
    expect(dialog.getByText(rules.required())).toBeDefined();
    await page.user.type(dialog.getByRole('textbox', { name: new RegExp(`^${t.name}`) }), 'Rive');
    await create();
    expect(await screen.findByText(t.created)).toBeDefined();
    expect(page.requests.find(({ route }) => route === 'POST /api/organizations')?.body).toEqual({
      name: 'Rive',
      settings: { language },
    });
  });
});

describe('the list of organisations', () => {
  it('keeps order and status in the address and follows the back button', async () => {
    const { t, user, router, search } = await renderOrganizations('en');
    await screen.findByRole('table');
    const header = () => screen.getByRole('columnheader', { name: t.name });
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header()).getByRole('button'));
    await waitFor(() => expect(search()).toEqual({ sort: '-name' }));
    expect(header().getAttribute('aria-sort')).toBe('descending');
    const status = screen.getByRole<HTMLSelectElement>('combobox', { name: t.status });
    await user.selectOptions(status, t.onlyStatus.inactive);
    await waitFor(() => expect(search()).toEqual({ sort: '-name', status: 'inactive' }));
    expect(
      await screen.findByText((await backoffice.list.load('en')).nothingFound.title),
    ).toBeDefined();
    router.history.back();
    await waitFor(() => expect(search()).toEqual({ sort: '-name' }));
  });

  it('restores order and filter from the address', async () => {
    const { t, requests } = await renderOrganizations('en', '?sort=-name&status=active');
    await screen.findByRole('table');
    const status = screen.getByRole<HTMLSelectElement>('combobox', { name: t.status });
    expect(status.value).toBe('active');
    expect(requests.find(({ route }) => route === 'GET /api/organizations')?.query).toMatchObject({
      sort: '-name',
      status: 'active',
    });
  });
});
