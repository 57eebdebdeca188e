import type { GroupOverview, ResultsMap } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { overview } from '../figures/overview.fixture.ts';
import { plain } from '../../../../testing/choose.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const { organizationId } = userFixture();
const [NORTH, SOUTH, EAST] = [1, 2, 3].map((n) => `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${n}`);
const API = `/api/profiling/campaigns/${ID}`;
const PATH = `/profiling/campaign/${ID}/map`;

const group = (value: string | undefined, name: string, figures: GroupOverview | null) => ({
  value: value ?? '',
  name: { fr: name, en: name },
  withheld: figures ? null : ('protected' as const),
  figures,
});

const MAP: ResultsMap = {
  campaign: { id: ID, organizationId, name: 'Audit' },
  snapshot: { number: 1, kind: 'final', takenAt: '2026-11-02T08:15:00.000Z' },
  minimumGroup: 5,
  roundedDown: false,
  everybody: overview(10),
  attributes: [
    {
      attribute: 'unit',
      groups: [
        group(EAST, 'Est', null),
        group(NORTH, 'Nord', overview(8)),
        group(SOUTH, 'Sud', overview(22)),
      ],
    },
    { attribute: 'gender', groups: [group('female', 'x', overview(9))] },
  ],
};

describe.each(languagesFor('fr'))('the map of groups (%s)', (language) => {
  const renderMap = async (path = PATH) => {
    const t = await backoffice.profilingResults.load(language);
    const app = await renderApp(language, {
      path,
      api: { [`GET ${API}/map`]: () => Response.json(MAP) },
    });
    const table = await screen.findByRole('table', { name: t.map.label(t.segments.unit) });
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    return { ...app, t, table, names };
  };

  it('has figures with intervals of served groups only, and says why others are closed', async () => {
    const { t, table, names, requests } = await renderMap();
    expect(names()).toEqual([t.everybody, 'Est', 'Nord', 'Sud']);
    const [, closed, north] = within(table).getAllByRole('row').slice(1);
    if (!closed || !north) throw new Error('the map has fewer rows');
    expect(within(closed).getByText(plain(t.filters.closed))).toBeDefined();
    expect(within(closed).queryByRole('link')).toBeNull();
    const decimal = language === 'fr' ? '8,0' : '8.0';
    expect(within(north).getByText(decimal)).toBeDefined();
    expect(screen.getByText(plain(t.refusal.explanation(5)))).toBeDefined();
    expect(requests.filter(({ route }) => route.includes(API))).toHaveLength(1);
  });

  it('sorts by a figure, highest first, with closed groups last, and keeps it in the address', async () => {
    const { t, user, names, search } = await renderMap();
    const header = screen.getByRole('columnheader', { name: t.figures.gap });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(names()).toEqual([t.everybody, 'Sud', 'Nord', 'Est']));
    expect(search()).toEqual({ sort: '-gap' });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(names()).toEqual([t.everybody, 'Nord', 'Sud', 'Est']));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
  });

  it('is walked by arrow keys past closed groups, and a cell opens its report', async () => {
    const { table, user, path, search } = await renderMap();
    within(table).getAllByRole('link')[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const cell = document.activeElement?.closest('td');
    expect(cell?.dataset['figure']).toBe('clan');
    expect(cell?.closest('tr')?.querySelector('th')?.textContent).toBe('Nord');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe(`/profiling/campaign/report/${organizationId}/${ID}`));
    expect(search()).toEqual({ unit: NORTH });
  });
});
