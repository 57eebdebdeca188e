import type { UserImportReport } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../../testing/choose.ts';
import { refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const admin = userFixture({ role: 'admin' });

const REPORT: UserImportReport = {
  created: 1,
  refused: 2,
  lines: [
    {
      line: 2,
      username: 'zoé',
      status: 'created',
      credentials: { identifier: 'zoé', password: 'made-up' },
    },
    { line: 3, username: 'ada', status: 'refused', fields: { username: 'taken' } },
    { line: 4, username: 'max', status: 'refused', fields: { email: 'email' } },
  ],
};

const openImport = async (language: Language, answer: () => Response) => {
  const users = await backoffice.users.load(language);
  const app = await renderApp(language, {
    path: '/admin/users',
    session: { user: { ...admin, language } },
    api: {
      [`GET /api/organizations/${admin.organizationId}/users`]: () =>
        Response.json({ items: [admin], total: 1 }),
      'POST /api/users/import': answer,
    },
  });
  const t = users.import;
  await app.user.click(await screen.findByRole('button', { name: t.open }));
  const form = within(await screen.findByRole('dialog', { name: t.title }));
  return {
    ...app,
    users,
    t,
    form,
    send: async (csv: string) => {
      const text = form.getByRole('textbox', { name: new RegExp(`^${t.text}`) });
      await app.user.clear(text);
      await app.user.click(text);
      await app.user.paste(csv);
      await app.user.click(form.getByRole('button', { name: t.send }));
    },
  };
};

describe.each(languagesFor('fr'))('the import of users (%s)', (language) => {
  it('names the columns that are missing or unknown', async () => {
    const { t, form, send } = await openImport(language, () =>
      refusal(400, 'invalid_input', { 'csv.colour': 'unknown', 'csv.email': 'required' }),
    );
    await send('username;colour\nzoe;blue\n');
    const alert = within(await form.findByRole('alert'));
    expect(alert.getByText(t.headerRefused)).toBeDefined();
    expect(alert.getByText(plain(t.unknownColumn('colour')))).toBeDefined();
    expect(alert.getByText(plain(t.missingColumn(t.columns.email)))).toBeDefined();
  });

  it('reports line by line, with passwords to copy that are shown once', async () => {
    const { rules } = await errors.load(language);
    const { users, t, user, send } = await openImport(language, () => Response.json(REPORT));
    await send('username;email\n…');
    const report = within(await screen.findByRole('dialog', { name: t.reportTitle }));
    expect(report.getByText(t.summary(1, 2))).toBeDefined();
    const [, ...lines] = report.getAllByRole('row');
    expect(lines.map((line) => plain(line.textContent))).toEqual([
      `2zoé${t.lineCreated}made-up`,
      expect.stringContaining(`3ada${t.lineRefused}`),
      plain(`4max${t.lineRefused}${t.reason(t.columns.email, rules.email())}`),
    ]);
    await user.click(report.getByRole('button', { name: t.copyCredentials }));
    expect(await navigator.clipboard.readText()).toBe('zoé\tmade-up');
    await user.click(report.getByRole('button', { name: users.credentials.done }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.body.textContent).not.toContain('made-up');
  });
});
