import type { Waves } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { report } from '@cadran/i18n/report';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { overview } from '../figures/overview.fixture.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const [EARLIER, LATEST, OTHER] = [1, 2, 3].map((n) => `c0ffee00-0000-4000-8000-00000000000${n}`);
const [NORTH, OLD] = [1, 2].map((n) => `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${n}`);
const { organizationId } = userFixture();
const API = `/api/profiling/campaigns/${LATEST}`;

const wave = (id: string | undefined, name: string, takenAt: string) => ({
  campaign: { id: id ?? '', organizationId, name },
  snapshot: { number: 1, kind: 'final' as const, takenAt },
  roundedDown: false,
});
const inBoth = (text: string) => ({ fr: text, en: text });

const WAVES: Waves = {
  campaign: { id: LATEST ?? '', organizationId, name: 'Survey 2026' },
  waves: [
    wave(EARLIER, 'Survey 2025', '2025-11-02T08:15:00.000Z'),
    wave(LATEST, 'Survey 2026', '2026-11-02T08:15:00.000Z'),
  ],
  lines: [
    {
      unit: null,
      points: [
        { unitId: null, figures: overview(22) },
        { unitId: null, figures: overview(11) },
      ],
    },
    {
      unit: { id: NORTH ?? '', name: inBoth('North') },
      points: [null, { unitId: NORTH ?? '', figures: null }],
    },
    {
      unit: { id: OLD ?? '', name: inBoth('Old') },
      points: [{ unitId: OLD ?? '', figures: overview(19) }, null],
    },
  ],
  matches: [
    {
      campaignId: EARLIER ?? '',
      unitId: OLD ?? '',
      name: inBoth('Old'),
      latestUnitId: null,
      by: 'none',
    },
  ],
  audits: [
    { id: LATEST ?? '', name: 'Survey 2026', inSeries: true },
    { id: EARLIER ?? '', name: 'Survey 2025', inSeries: true },
    { id: OTHER ?? '', name: 'Pilot', inSeries: false },
  ],
  can: { edit: true },
};

describe.each(languagesFor('fr'))('waves (%s)', (language) => {
  const renderWaves = async (waves: Waves = WAVES) => {
    const t = await backoffice.profilingResults.load(language);
    const app = await renderApp(language, {
      path: `/profiling/campaign/${LATEST}/waves`,
      api: {
        [`GET ${API}/waves`]: () => Response.json(waves),
        [`PUT ${API}/waves`]: () => Response.json(waves),
        [`GET ${API}/waves.pptx`]: () => new Response(new Blob(['PK'])),
      },
    });
    const table = await screen.findByRole('table', { name: t.waves.table(t.figures.gap) });
    return { ...app, t, table };
  };

  it('show a figure of all audits with its interval; what a report refuses is locked', async () => {
    const { t, table, user, search } = await renderWaves();
    const [, all, north] = within(table).getAllByRole('row');
    if (!north) throw new Error('there is no line of the unit');
    const shown = language === 'fr' ? '22,0' : '22.0';
    expect(all?.textContent).toContain(shown + t.figures.interval(...bounds(19, 25)));
    const cells = within(north).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([t.figures.none, '']);
    expect(within(north).getByRole('img', { name: t.filters.closed })).toBeDefined();
    await user.selectOptions(screen.getByLabelText(t.waves.figure), 'strength');
    await waitFor(() => expect(search()).toEqual({ figure: 'strength' }));
    expect(
      await screen.findByRole('table', { name: t.waves.table(t.figures.strength) }),
    ).toBeDefined();
    const compare = t.waves.compare('Survey 2025');
    expect(screen.getByRole('link', { name: compare }).getAttribute('href')).toBe(
      `/profiling/campaign/report/${organizationId}/${LATEST}?earlier=${EARLIER}`,
    );
  });

  const bounds = (low: number, high: number): [string, string] =>
    language === 'fr' ? [`${low},0`, `${high},0`] : [`${low}.0`, `${high}.0`];

  it('take an audit into the series, and match a unit by hand', async () => {
    const { t, user, requests } = await renderWaves();
    await user.click(screen.getByRole('button', { name: t.waves.series.title }));
    const dialog = within(await screen.findByRole('dialog', { name: t.waves.series.title }));
    await user.click(dialog.getByRole('checkbox', { name: 'Pilot' }));
    await user.click(dialog.getByRole('button', { name: t.waves.save }));
    const saved = () =>
      requests.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() => expect(saved()).toEqual([{ campaignIds: [LATEST, EARLIER, OTHER] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: t.waves.matches.title }));
    const label = t.waves.matches.unit('Old', 'Survey 2025');
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: 'North', hidden: true }));
    await waitFor(() =>
      expect(saved()[1]).toEqual({
        matches: [{ campaignId: EARLIER, unitId: OLD, latestUnitId: NORTH }],
      }),
    );
  });

  it('are downloaded as slides in either language, and saved as figures', async () => {
    const { t, user, requests } = await renderWaves();
    const { figure } = await report.load(language);
    const saved = screen.getAllByRole('button', { name: new RegExp(`^${figure.open}`, 'u') });
    // All respondents, and the unit that has a figure.
    expect(saved).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: t.report.download }));
    const entry = `${t.report.slides}, ${t.report.languages.en}`;
    await user.click(await screen.findByRole('menuitem', { name: entry, hidden: true }));
    await waitFor(() =>
      expect(requests.map(({ route }) => route)).toContain(`GET ${API}/waves.pptx`),
    );
  });

  it('offer no changes to whoever may only read', async () => {
    const { t } = await renderWaves({ ...WAVES, can: { edit: false } });
    const { actions } = await backoffice.campaigns.load(language);
    for (const button of [t.waves.series.title, t.waves.matches.title, actions.repeat])
      expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});
