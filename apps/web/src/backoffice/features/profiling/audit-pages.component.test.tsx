import type { ProfilingCampaign, ProfilingProgress } from '@cadran/contract';
import { type Language, formatCount, formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';
import { storedAudit } from './stored-audit.fixture.ts';

const { id } = storedAudit();
const PAGE = `/profiling/campaign/${id}`;
const NONE: ProfilingProgress = {
  respondents: { opened: 0, completed: 0 },
  expectedHeadcount: null,
  responseRate: null,
  unitsAsOf: null,
  units: [],
};

const renderAudit = async (
  language: Language,
  change: Partial<ProfilingCampaign>,
  progress: Partial<ProfilingProgress> = {},
  path = PAGE,
) => {
  const audit = storedAudit(change);
  const app = await renderApp(language, {
    path,
    api: {
      'GET /api/profiling/campaigns': () => Response.json({ items: [audit], total: 1 }),
      [`GET /api/profiling/campaigns/${id}`]: () => Response.json(audit),
      [`GET /api/profiling/campaigns/${id}/progress`]: () =>
        Response.json({ ...NONE, ...progress }),
    },
  });
  return { ...app, t: await backoffice.profiling.load(language) };
};

const UNITS = ['Sales', 'Plant'].map((name, index) => ({
  id: `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${index}`,
  name: { fr: name, en: name },
  expectedHeadcount: 30,
}));

afterEach(() => vi.restoreAllMocks());

describe.each(languagesFor('en'))('the page of an audit (%s)', (language) => {
  it('says that nobody has answered yet, and offers the link', async () => {
    const { t } = await renderAudit(language, {});
    expect(await screen.findByText(plain(t.empty.title))).toBeDefined();
    expect(screen.getByText(plain(t.empty.open))).toBeDefined();
    expect(screen.getAllByRole('button', { name: t.empty.action }).length).toBeGreaterThan(0);
  });

  it('tells the numbers in all, and nothing by unit before results', async () => {
    const { t } = await renderAudit(
      language,
      { units: UNITS },
      {
        respondents: { opened: 0, completed: 10 },
        expectedHeadcount: 60,
        responseRate: 17,
        units: UNITS.map((unit) => ({
          unitId: unit.id,
          expectedHeadcount: 30,
          completed: null,
          responseRate: null,
        })),
      },
    );
    const numberOf = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await numberOf(t.inProgress)).toBe('0');
    expect(await numberOf(t.finished)).toBe(formatCount(10, language, true));
    expect(await numberOf(t.expected)).toBe('60');
    expect(await numberOf(t.rate)).toBe(formatPercent(0.17, language));
    expect(screen.getByText(plain(t.units.noResults))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(plain(t.empty.title))).toBeNull();
  });

  it.each([
    ['codes', false],
    ['link', true],
  ] as const)('tells the numbers by unit as of the results (by %s)', async (access, rounded) => {
    const { t } = await renderAudit(
      language,
      { units: UNITS, access },
      {
        respondents: { opened: 0, completed: 10 },
        unitsAsOf: '2026-11-02T08:15:00.000Z',
        units: [7, null].map((completed, index) => ({
          unitId: UNITS[index]?.id ?? '',
          expectedHeadcount: 30,
          completed,
          responseRate: null,
        })),
      },
    );
    const row = async (name: string) =>
      within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
    expect((await row('Sales')).getAllByRole('cell')[0]?.textContent).toBe(
      formatCount(7, language, rounded),
    );
    expect((await row('Plant')).getAllByRole('cell')[0]?.textContent).toContain(t.units.hidden);
  });
});

describe('an audit', () => {
  it.each([PAGE, `/profiling/campaign/edit/${id}`])(
    'of another organisation is not found (%s)',
    async (path) => {
      // React tells of the error it catches, with the elements around it, which cannot be printed.
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { codes } = await errors.load('fr');
      await renderApp('fr', { path });
      expect((await screen.findAllByText(codes.not_found)).length).toBeGreaterThan(0);
    },
  );

  it('is neither edited nor deleted by a colleague', async () => {
    const { actions } = await backoffice.campaigns.load('fr');
    const { user } = await renderAudit(
      'fr',
      { can: { edit: false, changeOwner: false, duplicate: true, delete: false } },
      {},
      '/profiling',
    );
    const row = within(await screen.findByRole('row', { name: /^Audit/ }));
    await user.click(row.getByRole('button', { name: /Actions/ }));
    await screen.findByRole('menuitem', { name: actions.read, hidden: true });
    for (const name of [actions.edit, actions.remove, actions.close])
      expect(screen.queryByRole('menuitem', { name, hidden: true })).toBeNull();
  });

  it('is closed to users without the module, who find no way in', async () => {
    const { places } = await backoffice.navigation.load('en');
    const app = await renderApp('en', {
      path: '/profiling',
      session: { user: userFixture({ language: 'en', profilingEnabled: false }) },
    });
    await waitFor(() => expect(app.path()).toBe('/'));
    await app.heading();
    expect(screen.queryByRole('link', { name: places.profiling })).toBeNull();
    expect(screen.getAllByRole('link', { name: places.screening }).length).toBeGreaterThan(0);
  });
});
