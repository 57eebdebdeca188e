import type { User } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chooseAction, pickOption, plain } from '../../../testing/choose.ts';
import { type Responders, refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const CAN = {
  edit: true,
  changeFlags: true,
  resetPassword: true,
  removeSecondFactor: true,
  delete: true,
};
const admin = userFixture({ role: 'admin', username: 'ada', can: { ...CAN, delete: false } });
const paul = userFixture({ id: 'paul', username: 'paul', email: 'paul@example.org', can: CAN });
const MERCURE = '4f8fad5b-d9cb-469f-a165-70867728950e';
const LIST = `GET /api/organizations/${admin.organizationId}/users`;

/** Users as the server keeps them. */
const createUsers = (...users: User[]) => {
  const stored = new Map(users.map((user) => [user.id, user]));
  const list = () => Response.json({ items: [...stored.values()], total: stored.size });
  return {
    stored,
    api: {
      [LIST]: list,
      'GET /api/users': list,
      'PUT /api/users/paul': ({ body }) => {
        stored.set('paul', { ...(stored.get('paul') ?? paul), ...(body as Partial<User>) });
        return Response.json(stored.get('paul'));
      },
    } satisfies Responders as Responders,
  };
};

interface Options {
  readonly role?: User['role'];
  readonly path?: string;
}

const renderUsers = async (
  language: Language,
  api: Responders,
  { role = 'admin', path = '/admin/users' }: Options = {},
) => {
  const t = await backoffice.users.load(language);
  const { actions: actionsOf } = await backoffice.list.load(language);
  const app = await renderApp(language, {
    path,
    session: { user: { ...admin, role, language } },
    api,
  });
  await screen.findByRole('table');
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
  return {
    ...app,
    t,
    row,
    dialog: () => within(screen.getByRole('dialog')),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    choose: async (name: string, action: string) => {
      await chooseAction(app.user, actionsOf(name), action);
      await screen.findByRole('dialog');
    },
    pick: (field: string, option: string) => pickOption(app.user, field, option),
  };
};

describe.each(languagesFor('en'))('the users of an organisation (%s)', (language) => {
  it('are named by their full name, which can be changed, with the username beside it', async () => {
    const named = { ...paul, fullName: 'Paul Noir', displayName: 'Paul Noir' };
    const { api } = createUsers(admin, named);
    const page = await renderUsers(language, api);
    const { t, user } = page;
    expect(page.row('Paul Noir').textContent).toContain('paul · paul@example.org');
    await page.choose('Paul Noir', t.actions.edit);
    const field = page.dialog().getByRole('textbox', { name: t.fullName });
    await user.clear(field);
    await user.type(field, 'Paul Blanc');
    await user.click(page.dialog().getByRole('button', { name: t.save }));
    await page.closed();
    expect(page.requests.find(({ route }) => route === 'PUT /api/users/paul')?.body).toEqual({
      fullName: 'Paul Blanc',
    });
  });

  it('send only changed fields and update the row', async () => {
    const { api } = createUsers(admin, paul);
    const { roles } = await backoffice.shell.load(language);
    const page = await renderUsers(language, api);
    const { t, user } = page;
    await page.choose('paul', t.actions.edit);
    await page.pick(t.role, roles.admin);
    await user.click(
      page.dialog().getByRole('switch', { name: new RegExp(`^${t.flags.screeningEnabled.label}`) }),
    );
    await user.click(page.dialog().getByRole('button', { name: t.save }));
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(page.requests.find(({ route }) => route.startsWith('PUT'))?.body).toEqual({
      role: 'admin',
      screeningEnabled: false,
    });
    await waitFor(() => expect(page.row('paul').textContent).toContain(roles.admin));
    expect(page.row('paul').textContent).toContain(t.profiling);
    expect(page.row('paul').textContent).not.toContain(t.screening);
  });

  it('get a new password, shown once, and are deactivated after asking', async () => {
    const { api } = createUsers(admin, paul);
    const page = await renderUsers(language, {
      ...api,
      'POST /api/users/paul/password/reset': () => Response.json({ password: 'made-up-secret' }),
    });
    const { t, user } = page;
    await page.choose('paul', t.actions.resetPassword);
    await user.click(page.dialog().getByRole('button', { name: t.passwordReset.confirm }));
    const credentials = within(await screen.findByRole('dialog', { name: t.credentials.title }));
    const shown = (label: string) =>
      within(credentials.getByRole('group', { name: label })).getByRole('code').textContent;
    expect(shown(t.credentials.identifier)).toBe('paul');
    expect(shown(t.credentials.password)).toBe('made-up-secret');
    await user.click(credentials.getByRole('button', { name: t.credentials.done }));
    await page.closed();
    expect(document.body.textContent).not.toContain('made-up-secret');

    await page.choose('paul', t.actions.deactivate);
    await user.click(page.dialog().getByRole('button', { name: t.deactivation.confirm }));
    await waitFor(() => expect(page.row('paul').textContent).toContain(t.statuses.inactive));
  });

  it('are deleted after choosing a new owner of their campaigns', async () => {
    const { api, stored } = createUsers(admin, paul);
    const page = await renderUsers(language, {
      ...api,
      'DELETE /api/users/paul': ({ query }) => {
        if (!query['newOwner']) return refusal(400, 'invalid_input', { newOwner: 'required' });
        stored.delete('paul');
        return new Response(null, { status: 204 });
      },
    });
    const { t, user } = page;
    const confirm = () =>
      user.click(page.dialog().getByRole('button', { name: t.deletion.confirm }));
    await page.choose('paul', t.actions.remove);
    await confirm();
    expect(await screen.findByText(plain(t.deletion.newOwnerRequired))).toBeDefined();
    await page.pick(t.deletion.newOwner, 'ada');
    await confirm();
    expect(await screen.findByText(t.deletion.done('paul'))).toBeDefined();
    expect(page.requests.findLast(({ route }) => route.startsWith('DELETE'))?.query).toEqual({
      newOwner: admin.id,
    });
    await waitFor(() => expect(screen.queryByRole('row', { name: /^paul/ })).toBeNull());
  });

  it('cannot lose their last administrator', async () => {
    const { codes } = await errors.load(language);
    const { api } = createUsers(admin, paul);
    const page = await renderUsers(language, {
      ...api,
      'DELETE /api/users/paul': () => refusal(409, 'last_admin'),
    });
    await page.choose('paul', page.t.actions.remove);
    await page.user.click(page.dialog().getByRole('button', { name: page.t.deletion.confirm }));
    expect(await screen.findByText(codes.last_admin)).toBeDefined();
    expect(page.row('paul')).toBeDefined();
  });
});

describe.each(languagesFor('en'))('a new user, added by a super admin (%s)', (language) => {
  const open = async (api: Responders) => {
    const users = createUsers(admin);
    const page = await renderUsers(
      language,
      { ...users.api, ...api },
      { role: 'superadmin', path: '/superadmin/users' },
    );
    await page.user.click(screen.getByRole('button', { name: page.t.add }));
    await screen.findByRole('dialog');
    const field = (name: string) =>
      page.dialog().getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
    const create = () =>
      page.user.click(page.dialog().getByRole('button', { name: page.t.create }));
    return { ...page, field, create };
  };

  it('needs an organisation, a name and an address', async () => {
    const { rules } = await errors.load(language);
    const { create, requests } = await open({});
    await create();
    expect(screen.getAllByText(rules.required())).toHaveLength(3);
    expect(requests.some(({ route }) => route === 'POST /api/users')).toBe(false);
  });

  it('joins an organisation found by name; a taken username is reported at its field', async () => {
    const answers = [refusal(400, 'invalid_input', { username: 'taken' })];
    const { user, t, field, create, requests } = await open({
      'GET /api/organizations': ({ query }) =>
        Response.json({
          items: query['q'] === 'merc' ? [{ id: MERCURE, name: 'Atelier Mercure' }] : [],
          total: 1,
        }),
      'POST /api/users': () =>
        answers.shift() ??
        Response.json({ user: paul, credentials: { identifier: 'paul', password: 'made-up' } }),
    });
    const organization = screen.getByRole('combobox', { name: new RegExp(t.chooseOrganization) });
    await user.type(organization, 'merc');
    await user.click(await screen.findByRole('option', { name: 'Atelier Mercure', hidden: true }));
    await user.type(field(t.username), 'paula');
    await user.type(field(t.email), 'paul@example.org');
    await create();
    expect(await screen.findByText(t.usernameTaken)).toBeDefined();
    expect(document.activeElement).toBe(field(t.username));
    await user.type(field(t.username), '{Backspace}');
    await create();
    expect(await screen.findByText(t.created)).toBeDefined();
    expect(requests.findLast(({ route }) => route === 'POST /api/users')?.body).toMatchObject({
      organizationId: MERCURE,
      username: 'paul',
      email: 'paul@example.org',
      role: 'user',
    });
    expect(await screen.findByRole('dialog', { name: t.credentials.title })).toBeDefined();
  });
});

describe('the credentials of a new user', () => {
  it('are copied, or report that copying failed', async () => {
    const t = await backoffice.clipboard.load('en');
    const page = await renderUsers('en', {
      ...createUsers(admin, paul).api,
      'POST /api/users/paul/password/reset': () => Response.json({ password: 'made-up-secret' }),
    });
    await page.choose('paul', page.t.actions.resetPassword);
    await page.user.click(
      page.dialog().getByRole('button', { name: page.t.passwordReset.confirm }),
    );
    await screen.findByRole('dialog', { name: page.t.credentials.title });
    const copy = (label: string) =>
      page.user.click(screen.getByRole('button', { name: t.copyThis(label) }));
    await copy(page.t.credentials.password);
    expect(await screen.findByText(t.copied('made-up-secret'))).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('made-up-secret');
    const writing = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
    await copy(page.t.credentials.identifier);
    expect(await screen.findByText(t.failed('paul'))).toBeDefined();
    writing.mockRestore();
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: page.t.credentials.title })).toBeDefined();
  });
});
