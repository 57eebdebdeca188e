import type { ActivityLogEntry } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pickOption } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const admin = userFixture({ role: 'admin' });

const entry = (id: string, action: ActivityLogEntry['action']) =>
  ({
    id,
    at: '2026-11-15T12:00:00Z',
    actor: { id: 'a', name: 'Ada Byron', username: 'ada', role: 'admin' },
    action,
    target: { id: 'l', type: 'user', name: 'louis' },
    detail: {},
    organizationName: 'Atelier Mercure',
  }) as unknown as ActivityLogEntry;
const ENTRIES = [entry('1', 'create'), entry('2', 'login')];

const renderLog = async (language: Language, role: 'admin' | 'superadmin', search = '') => {
  const [t, { actions }, list] = await Promise.all([
    backoffice.activityLog.load(language),
    backoffice.activityEntries.load(language),
    backoffice.list.load(language),
  ]);
  const answer = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
    const items = ENTRIES.filter(
      ({ action, at }) =>
        (query['action'] ?? action) === action && at >= (query['from'] ?? '2000-01-01'),
    );
    return Response.json({ items, total: items.length });
  };
  const app = await renderApp(language, {
    path: `${role === 'admin' ? '/admin' : '/superadmin'}/audit${search}`,
    session: { user: { ...admin, role, language } },
    api: { 'GET /api/audit': answer },
  });
  await app.heading();
  return { ...app, t, actions, list, rows: () => screen.queryAllByRole('row').slice(1) };
};

describe.each(languagesFor('fr'))('the activity log (%s)', (language) => {
  it('is narrowed by action and day, which the address keeps', async () => {
    const page = await renderLog(language, 'admin');
    const { t, user, actions, rows, search } = page;
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]?.textContent).toContain('Ada Byronada · ');
    await pickOption(user, t.action, actions.create);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain(actions.create);
    expect(search()).toEqual({ action: 'create' });
    const from = screen.getByRole('textbox', { name: t.from });
    await user.click(from);
    await user.paste('01/01/2090');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(await screen.findByText(page.list.nothingFound.title)).toBeDefined();
    expect(search()).toEqual({ action: 'create', from: '2090-01-01' });
  });

  it('names the organisation only where there are several', async () => {
    const { t, rows } = await renderLog(language, 'superadmin', '?action=login');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByRole('columnheader', { name: t.organization })).toBeDefined();
    expect(rows()[0]?.textContent).toContain('Atelier Mercure');
  });
});

it('the activity log of one organisation is asked for alone, and has no column for it', async () => {
  const { t, rows, requests } = await renderLog('en', 'admin');
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(requests.find(({ route }) => route === 'GET /api/audit')?.query).toMatchObject({
    organizationId: admin.organizationId,
  });
  expect(screen.queryByRole('columnheader', { name: t.organization })).toBeNull();
});
