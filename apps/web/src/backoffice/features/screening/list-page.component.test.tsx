import type { ScreeningCampaign } from '@cadran/contract';
import { dateFormats, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { storedCampaign } from './form/values/stored-campaign.fixture.ts';

const EVERYTHING = { edit: true, duplicate: true, delete: true };
const NOTHING = { edit: false, duplicate: false, delete: false };

const campaign = (name: string, change: object = {}) =>
  storedCampaign({
    id: `${name}-id`,
    name,
    createdAt: '2026-11-15T12:00:00Z',
    updatedAt: '2026-11-15T12:00:00Z',
    candidates: { opened: 0, completed: 0 },
    can: EVERYTHING,
    ...change,
  } as Partial<ScreeningCampaign>);

const renderCampaigns = async (
  language: Language,
  campaigns: readonly ScreeningCampaign[],
  search = '',
) => {
  const [t, list, { cancel }] = await Promise.all([
    backoffice.campaigns.load(language),
    backoffice.list.load(language),
    backoffice.shell.load(language),
  ]);
  let stored = campaigns;
  const setStatus = (status: 'open' | 'closed') => () => {
    stored = stored.map((one) => ({ ...one, status }));
    return Response.json(stored[0]);
  };
  const app = await renderApp(language, {
    path: `/screening${search}`,
    api: {
      'GET /api/screening/campaigns': ({ query }) => {
        const items = stored.filter(({ status }) => (query['status'] ?? status) === status);
        return Response.json({ items, total: items.length });
      },
      'POST /api/screening/campaigns/Baker-id/close': setStatus('closed'),
      'POST /api/screening/campaigns/Baker-id/open': setStatus('open'),
      'DELETE /api/screening/campaigns/Baker-id': () => {
        stored = stored.filter(({ name }) => name !== 'Baker');
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByRole('table');
  return {
    ...app,
    t,
    list,
    cancel,
    choose: (action: string) => chooseAction(app.user, list.actions('Baker'), action),
  };
};

const menu = async () =>
  (await screen.findAllByRole('menuitem', { hidden: true })).map((one) => one.textContent);

describe.each(languagesFor('fr'))('the list of campaigns (%s)', (language) => {
  it('has its columns, and offers all to the owner', async () => {
    const { t, user, list } = await renderCampaigns(language, [
      campaign('Baker', {
        candidates: { opened: 2, completed: 3 },
        updatedAt: '2026-11-16T12:00:00Z',
      }),
    ]);
    const headers = screen.getAllByRole('columnheader').map((one) => one.textContent);
    const { people } = t.modules.screening;
    for (const name of [t.name, people, t.status, t.createdAt, t.updatedAt])
      expect(headers).toContain(name);
    const row = screen.getByRole('row', { name: /Baker/ });
    const dates = dateFormats(language, 'Europe/Paris');
    for (const value of [
      t.openedCount(2, '2'),
      t.completedCount(3, '3'),
      t.statuses.open,
      dates.date('2026-11-15T12:00:00Z'),
      dates.date('2026-11-16T12:00:00Z'),
    ])
      expect(row.textContent).toContain(value);
    expect(screen.getByRole('link', { name: t.create })).toBeDefined();
    await user.click(screen.getByRole('button', { name: list.actions('Baker') }));
    const { actions } = t;
    expect(await menu()).toEqual([
      actions.link,
      actions.edit,
      actions.close,
      actions.duplicate,
      actions.download,
      actions.remove,
    ]);
  });

  it('offers only to read to others of the organisation', async () => {
    const { t, user, list } = await renderCampaigns(language, [
      campaign('Baker', { can: NOTHING }),
    ]);
    await user.click(screen.getByRole('button', { name: list.actions('Baker') }));
    expect(await menu()).toEqual([t.actions.link, t.actions.read, t.actions.download]);
  });

  it('deletes only once confirmed, and says what is lost', async () => {
    const page = await renderCampaigns(language, [campaign('Baker'), campaign('Miller')]);
    const { t, user } = page;
    const dialog = async () => within(await screen.findByRole('dialog'));
    await page.choose(t.actions.remove);
    const first = await dialog();
    expect(first.getByText(plain(t.deletion.lost))).toBeDefined();
    await user.click(first.getByRole('button', { name: page.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('row', { name: /Baker/ })).toBeDefined();
    await page.choose(t.actions.remove);
    await user.click((await dialog()).getByRole('button', { name: t.deletion.confirm }));
    expect(await screen.findByText(plain(t.deletion.done('Baker')))).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Baker/ })).toBeNull());
  });
});

describe('the list of campaigns', () => {
  it('keeps order and status in the address, and leaves out what is closed meanwhile', async () => {
    const page = await renderCampaigns('en', [campaign('Baker')]);
    const { t, user, search } = page;
    await user.click(
      within(screen.getByRole('columnheader', { name: t.name })).getByRole('button'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: t.status }), t.onlyStatus.open);
    await waitFor(() => expect(search()).toEqual({ sort: 'name', status: 'open' }));
    await page.choose(t.actions.close);
    expect(await screen.findByText(page.list.nothingFound.title)).toBeDefined();
  });

  it('opens a closed campaign at once', async () => {
    const page = await renderCampaigns('en', [campaign('Baker', { status: 'closed' })]);
    await page.choose(page.t.actions.open);
    const row = () => within(screen.getByRole('row', { name: /Baker/ }));
    await waitFor(() => expect(row().getByText(page.t.statuses.open)).toBeDefined());
  });
});
