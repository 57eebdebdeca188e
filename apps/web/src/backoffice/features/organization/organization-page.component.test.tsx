import type { Organization } from '@cadran/contract';
import { dateFormats, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickOption, plain } from '../../../testing/choose.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';

const mercure: Organization = {
  ...sessionFixture().organization,
  can: { edit: true, changeStatus: false, delete: false },
};
const PUT = `PUT /api/organizations/${mercure.id}`;

interface Options {
  readonly organization?: Organization;
  readonly role?: 'admin' | 'superadmin';
  readonly path?: string;
}

/** `saveElsewhere`: a colleague saves meanwhile. */
const renderOrganization = async (
  language: Language,
  { organization = mercure, role = 'admin', path = '/admin/organization' }: Options = {},
) => {
  const t = await backoffice.organization.load(language);
  let stored = organization;
  const save = (change: object): Organization => {
    stored = { ...stored, ...change, version: stored.version + 1 };
    return stored;
  };
  const app = await renderApp(language, {
    path,
    session: { user: userFixture({ role, language }), organization: mercure },
    api: {
      [`GET /api/organizations/${organization.id}`]: () => Response.json(stored),
      [`PUT /api/organizations/${organization.id}`]: ({ body }) => {
        const { version, settings, ...change } = body as Organization;
        if (version !== stored.version) return refusal(409, 'conflict');
        return Response.json(save({ ...change, settings: { ...stored.settings, ...settings } }));
      },
    },
  });
  await screen.findByRole('heading', { name: t.identity });
  const field = (label: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
  const name = () => field(t.name);
  return {
    ...app,
    t,
    name,
    field,
    stored: () => stored,
    saveElsewhere: save,
    write: async (text: string) => {
      await app.user.clear(name());
      if (text) await app.user.type(name(), text);
    },
    save: () => app.user.click(screen.getByRole('button', { name: t.save })),
  };
};

it('the time zone is found without accents', async () => {
  const { t, user } = await renderOrganization('fr');
  const field = screen.getByRole('combobox', { name: new RegExp(`^${t.settings.timeZone}`) });
  await user.click(field);
  await user.clear(field);
  await user.type(field, 'zel');
  const shown = (await screen.findAllByRole('option', { hidden: true })).map(
    ({ textContent }) => textContent,
  );
  expect(shown.some((label) => label?.includes('Nouvelle-Zélande'))).toBe(true);
  expect(shown.some((label) => label?.includes('Paris'))).toBe(false);
});

describe.each(languagesFor('en'))('the form of an organisation (%s)', (language) => {
  it('shows an error at each invalid field and focuses the first', async () => {
    const { rules } = await errors.load(language);
    const { t, user, name, write, save, requests } = await renderOrganization(language);
    await write('');
    const group = screen.getByRole('textbox', {
      name: new RegExp(`^${t.settings.minimumGroup}`),
    });
    await user.clear(group);
    await user.type(group, '4');
    const primary = screen.getByRole('textbox', { name: t.colors.names.primarycolor });
    await user.clear(primary);
    await user.type(primary, 'rouge');
    await save();
    expect(screen.getByText(rules.required())).toBeDefined();
    expect(screen.getByText(plain(rules.min(5)))).toBeDefined();
    expect(screen.getByText(/^(A colour is written|Une couleur s’écrit)/)).toBeDefined();
    expect(document.activeElement).toBe(name());
    expect(requests.some(({ route }) => route === PUT)).toBe(false);
  });

  it('shows the status and the creation date, which administrators do not change', async () => {
    const { t, name } = await renderOrganization(language);
    expect(name().value).toBe(mercure.name);
    const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(fact(t.status)).toBe(t.statuses.active);
    expect(fact(t.createdAt)).toBe(
      dateFormats(language, 'Europe/Paris').longDate(mercure.createdAt),
    );
    expect(screen.queryByRole('combobox', { name: t.status })).toBeNull();
  });

  it('offers both versions when somebody else has changed it', async () => {
    const { t, user, name, write, save, stored, saveElsewhere } =
      await renderOrganization(language);
    saveElsewhere({ name: 'Theirs' });
    await write('Mine');
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: t.conflict.title }));
    await user.click(dialog.getByRole('button', { name: t.conflict.takeTheirs }));
    await waitFor(() => expect(name().value).toBe('Theirs'));
    saveElsewhere({ name: 'Theirs again' });
    await write('Mine after all');
    await save();
    await user.click(await screen.findByRole('button', { name: t.conflict.keepMine }));
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(stored()).toMatchObject({ name: 'Mine after all', version: 4 });
  });

  it('asks before leaving with unsaved changes', async () => {
    const [{ unsaved }, { places }] = await Promise.all([
      backoffice.dialog.load(language),
      backoffice.navigation.load(language),
    ]);
    const { user, name, write, path } = await renderOrganization(language);
    const leave = () =>
      user.click(
        within(screen.getByTestId('side-navigation')).getByRole('link', {
          name: places.adminUsers,
        }),
      );
    await write('Unsaved');
    await leave();
    await screen.findByRole('dialog', { name: unsaved.title });
    await user.click(screen.getByRole('button', { name: unsaved.stay }));
    expect([path(), name().value]).toEqual(['/admin/organization', 'Unsaved']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await leave();
    await user.click(await screen.findByRole('button', { name: unsaved.discard }));
    await waitFor(() => expect(path()).toBe('/admin/users'));
  });
});

describe('the form of an organisation', () => {
  it('expands short colours and saves the minimum group', async () => {
    const { t, user, field, save, stored } = await renderOrganization('en');
    const primary = field(t.colors.names.primarycolor);
    await user.clear(primary);
    await user.type(primary, '0F7');
    const group = screen.getByRole('textbox', {
      name: new RegExp(`^${t.settings.minimumGroup}`),
    });
    await user.clear(group);
    await user.type(group, '8');
    await save();
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(stored().theme.primarycolor).toBe('#00ff77');
    expect(stored().settings.minimumGroup).toBe(8);
    expect(field(t.colors.names.primarycolor).value).toBe('#00ff77');
  });

  it('lets super admins close an organisation other than their own', async () => {
    const other = {
      ...mercure,
      id: '4f8fad5b-d9cb-469f-a165-70867728950e',
      name: 'Rive',
      can: { edit: true, changeStatus: true, delete: true },
    };
    const { t, user, save, stored } = await renderOrganization('en', {
      organization: other,
      role: 'superadmin',
      path: `/superadmin/organizations/${other.id}`,
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rive');
    await pickOption(user, t.status, t.statuses.inactive);
    await save();
    expect(await screen.findByText(t.saved)).toBeDefined();
    expect(stored().status).toBe('inactive');
  });
});
