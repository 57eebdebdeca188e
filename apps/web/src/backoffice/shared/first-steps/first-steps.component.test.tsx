import { backoffice } from '@cadran/i18n/backoffice';
import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseAction, plain } from '../../../testing/choose.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const CAMPAIGN = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'Baker',
  ownerName: 'louis',
  status: 'open',
  customUrl: 'baker',
  link: 'https://example.org/screening/baker',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  candidates: { opened: 0, completed: 0 },
  can: { edit: true, changeOwner: false, duplicate: true, delete: true },
};

beforeEach(() => localStorage.clear());

it.each(SUPPORTED_LANGUAGES)(
  'the first steps follow what is done, and go for good when removed (%s)',
  async (language) => {
    const t = await backoffice.firstSteps.load(language);
    const { actions, modules } = await backoffice.campaigns.load(language);
    const list = await backoffice.list.load(language);
    const items: (typeof CAMPAIGN)[] = [];
    const open = async (path: string) => {
      cleanup();
      return renderApp(language, {
        path,
        api: {
          'GET /api/dashboard': () =>
            Response.json({
              modules: {
                screening: { enabled: true, campaigns: items.length, respondents: 0 },
                profiling: { enabled: false },
              },
              administration: null,
              platform: null,
            }),
          'GET /api/screening/campaigns': () => Response.json({ items, total: items.length }),
        },
      });
    };
    const steps = () => screen.findByRole('region', { name: t.title });
    const isTold = (done: number) =>
      waitFor(async () =>
        expect(plain((await steps()).textContent)).toContain(plain(t.progress(done, 4))),
      );

    await open('/');
    await isTold(0);
    expect(within(await steps()).getAllByText(plain(t.waiting))).toHaveLength(3);
    await open('/screening');
    await screen.findByText(plain(modules.screening.empty.title));
    await isTold(0);
    // Nothing to search nor to sort yet.
    expect(screen.queryByRole('searchbox')).toBeNull();

    items.push(CAMPAIGN);
    await open('/');
    await isTold(1);
    const link = within(await steps()).getByRole('link', { name: t.steps.share.action });
    expect(link.getAttribute('href')).toBe(`/screening/campaign/${CAMPAIGN.id}`);
    const { user } = await open('/screening');
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('region', { name: t.title })).toBeNull();
    await screen.findByRole('row', { name: /Baker/ });
    await chooseAction(user, list.actions('Baker'), actions.link);
    await screen.findByRole('dialog');

    const home = await open('/');
    await isTold(2);
    await home.user.click(screen.getByRole('button', { name: t.dismiss }));
    expect(screen.queryByRole('region', { name: t.title })).toBeNull();
    await open('/');
    await screen.findByTestId('home-modules');
    expect(screen.queryByRole('region', { name: t.title })).toBeNull();
  },
);
