import type { ProfilingFilters, ProfilingSnapshots, UnitGroups } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { type Responders, refusal } from '../../../testing/fake-api.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';
const { organizationId } = userFixture();
const [NORTH, SOUTH] = [
  '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c01',
  '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c02',
];
const API = `/api/profiling/campaigns/${ID}`;
const FILTERS = `/profiling/campaign/filters/${ID}`;
const REPORT = `/profiling/campaign/report/${organizationId}/${ID}`;

const value = (code: string, respondents: number | null, name: string | null = null) => ({
  value: code,
  name: name === null ? null : { fr: name, en: name },
  respondents,
  withheld: respondents === null ? ('protected' as const) : null,
});

/** One man in the north: any pair of unit and gender would give him away. */
const SERVED: ProfilingFilters = {
  campaign: { id: ID, organizationId, name: 'Audit', status: 'closed', subject: 'company' },
  access: 'codes',
  minimumGroup: 5,
  combinable: true,
  snapshot: {
    number: 1,
    kind: 'final',
    status: 'ready',
    progress: 100,
    requestedAt: '2026-11-02T08:15:00.000Z',
    takenAt: '2026-11-02T08:15:00.000Z',
    respondents: 17,
    servedSelections: 6,
  },
  attributes: [
    { attribute: 'unit', values: [value(NORTH, 7, 'Nord'), value(SOUTH, 10, 'Sud')] },
    { attribute: 'gender', values: [value('female', 11), value('male', 6)] },
    { attribute: 'age', values: [value('not_given', 17)] },
  ],
  served: [
    { respondents: 17 },
    { unit: NORTH, respondents: 7 },
    { unit: SOUTH, respondents: 10 },
    { gender: 'female', respondents: 11 },
    { gender: 'male', respondents: 6 },
    { age: 'not_given', respondents: 17 },
    { unit: NORTH, age: 'not_given', respondents: 7 },
  ],
  earlier: [],
  can: { update: true, groupUnits: true },
};
const NO_RESULTS = { ...SERVED, snapshot: null, attributes: [], served: [] };

const snapshots = (change: Partial<ProfilingSnapshots> = {}): ProfilingSnapshots => ({
  items: [],
  total: 0,
  current: null,
  update: { allowed: false, newAnswers: 0, needed: 5, computations: null },
  can: { update: true },
  ...change,
});

const GROUPS: UnitGroups = {
  groups: [],
  units: [
    { id: NORTH, name: { fr: 'Nord', en: 'Nord' } },
    { id: SOUTH, name: { fr: 'Sud', en: 'Sud' } },
  ],
  version: 1,
  frozen: false,
  can: { edit: true },
};

interface Options {
  readonly path?: string;
  readonly filters?: ProfilingFilters;
  readonly taken?: ProfilingSnapshots;
  readonly api?: Responders;
}

const renderResults = async (
  language: Language,
  { path = FILTERS, filters = SERVED, taken = snapshots(), api }: Options = {},
) => {
  const t = await backoffice.profilingResults.load(language);
  const app = await renderApp(language, {
    path,
    api: {
      [`GET ${API}/filters`]: () => Response.json(filters),
      [`GET ${API}/snapshots`]: () => Response.json(taken),
      [`GET ${API}/unit-groups`]: () => Response.json(GROUPS),
      [`GET ${API}/unit-groups/proposals`]: () => Response.json({ proposals: [] }),
      [`POST ${API}/profiling/questionnaires/filter`]: () => refusal(409, 'too_few_people'),
      [`POST ${API}/compare`]: () => refusal(409, 'too_few_people'),
      [`POST ${API}/trend`]: () => refusal(409, 'too_few_people'),
      ...api,
    },
  });
  return { ...app, t };
};

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const attribute = (name: string) => screen.getByRole('group', { name });

describe.each(languagesFor('fr'))('the choice of a group (%s)', (language) => {
  it('disables what cannot be served and says why; a third criterion for another reason', async () => {
    const { t, user, search } = await renderResults(language);
    await screen.findByText(plain(t.filters.title));
    const shown = () => document.querySelector('output')?.textContent;
    expect(shown()).toBe(t.people(17, '17'));
    await user.click(box(/^Nord/));
    await waitFor(() => expect(shown()).toBe(t.people(7, '7')));
    expect(search()['unit']).toBeDefined();
    const gender = within(attribute(t.segments.gender));
    for (const one of gender.getAllByRole<HTMLInputElement>('checkbox'))
      expect(one.disabled).toBe(true);
    expect(gender.getAllByText(plain(t.filters.closed))).toHaveLength(2);
    expect(screen.getByText(plain(t.filters.why(5)))).toBeDefined();
    expect(gender.queryByText(plain(t.filters.twoAtMost))).toBeNull();

    await user.click(within(attribute(t.segments.age)).getByRole('checkbox'));
    expect(await gender.findByText(plain(t.filters.twoAtMost))).toBeDefined();
    expect(gender.queryByText(plain(t.filters.closed))).toBeNull();
    await user.click(screen.getByRole('button', { name: t.filters.reset }));
    await waitFor(() => expect(shown()).toBe(t.people(17, '17')));
    for (const one of gender.getAllByRole<HTMLInputElement>('checkbox'))
      expect(one.disabled).toBe(false);
  });

  it('by link has numbers that were rounded down, and one group at a time', async () => {
    const { t } = await renderResults(language, {
      path: `${FILTERS}?unit=${NORTH}`,
      filters: { ...SERVED, access: 'link', combinable: false },
    });
    await screen.findByText(plain(t.filters.title));
    const atLeast = language === 'fr' ? 'au moins' : 'at least';
    expect(document.querySelector('output')?.textContent).toBe(t.people(7, `${atLeast} 7`));
    const gender = within(attribute(t.segments.gender));
    expect(gender.getByText(`${atLeast} 11`)).toBeDefined();
  });

  it('of several groups by link, from an address, is refused for what it is', async () => {
    const { t } = await renderResults(language, {
      path: `${FILTERS}?unit=${NORTH}&gender=male`,
      filters: { ...SERVED, access: 'link', combinable: false },
    });
    await screen.findByText(plain(t.filters.title));
    expect(document.querySelector('output')?.textContent).toBe(t.filters.several);
  });

  it.each([
    ['codes', 'explanation'],
    ['link', 'explanationByLink'],
  ] as const)('of too few people is refused, and nothing else (by %s)', async (access, words) => {
    const combinable = access === 'codes';
    const { t } = await renderResults(language, {
      filters: { ...SERVED, access, combinable, minimumGroup: 20, attributes: [], served: [] },
    });
    expect(await screen.findByText(plain(t.refusal[words](20)))).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: t.filters.show })).toBeNull();
  });
});

/** As much of a report as the page itself reads. */
const reportOf = (title: string, respondents: number) => ({
  campaign: { id: ID, organizationId, name: 'Audit' },
  snapshot: { number: 1, kind: 'final', takenAt: '2026-11-02T08:15:00.000Z' },
  selection: {},
  figures: { respondents, precision: 'exact' },
  report: {
    kind: 'profiling',
    language: 'en',
    title,
    subtitle: 'Audit',
    sections: [
      {
        id: 'culture',
        title: 'Culture',
        blocks: [{ kind: 'paragraph', text: 'Today the culture is mixed.', lead: true }],
      },
    ],
  },
});

describe.each(languagesFor('fr'))('results (%s)', (language) => {
  it('open on the report of everybody; a filter beside it changes report and address', async () => {
    const { t, user, search, requests } = await renderResults(language, {
      api: {
        [`POST ${API}/profiling/questionnaires/filter`]: ({ body }) =>
          Response.json(reportOf((body as { unit?: unknown }).unit ? 'North' : 'Everybody', 17)),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Everybody' })).toBeDefined();
    expect(screen.getByText('Today the culture is mixed.')).toBeDefined();
    await user.click(box(/^Nord/));
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeDefined();
    expect(search()).toEqual({ unit: NORTH });
    const asked = requests.filter(({ route }) => route.endsWith('/filter')).map(({ body }) => body);
    expect(asked).toEqual([
      { language, timeZone: 'Europe/Paris' },
      { language, timeZone: 'Europe/Paris', unit: [NORTH] },
    ]);
    expect(screen.getByRole('link', { name: t.pages.report }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('say how many answered while there are none, and compute them', async () => {
    const update = { allowed: true, newAnswers: 75, needed: 5, computations: null };
    const { t } = await renderResults(language, {
      filters: { ...NO_RESULTS, campaign: { ...SERVED.campaign, status: 'open' } },
      taken: snapshots({ update }),
    });
    const atLeast = language === 'fr' ? 'au moins' : 'at least';
    const title = t.first.answered(t.first.answers(75, `${atLeast} 75`));
    expect(await screen.findByText(new RegExp(`^${plain(title)}$`, 'i'))).toBeDefined();
    expect(screen.getByRole('button', { name: t.first.action })).toBeDefined();
    // Earlier audits, actions and the page for respondents are reached meanwhile; there is no map.
    const nav = within(screen.getByRole('navigation', { name: t.title }));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      (['report', 'waves', 'actions', 'published'] as const).map((page) => t.pages[page]),
    );
  });
});

describe('the first results', () => {
  it('need as many answers as the smallest group', async () => {
    const { t } = await renderResults('en', {
      filters: { ...NO_RESULTS, campaign: { ...SERVED.campaign, status: 'open' } },
    });
    expect(await screen.findByText(new RegExp(plain(t.first.waiting(5))))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.first.action })).toBeNull();
  });

  it('are computed by whoever may change the campaign, and nobody else', async () => {
    const allowed = { allowed: true, newAnswers: 5, needed: 5, computations: null };
    const { t } = await renderResults('en', {
      filters: { ...NO_RESULTS, can: { update: false, groupUnits: false } },
      taken: snapshots({ update: allowed, can: { update: false } }),
    });
    expect(await screen.findByText(new RegExp(plain(t.state.onlyOwner)))).toBeDefined();
    expect(screen.queryByRole('button', { name: t.first.action })).toBeNull();
    expect(screen.queryByRole('button', { name: t.grouping.open })).toBeNull();
  });

  it('fix the groups of units: a group needs a name and two units', async () => {
    const { t, user, requests } = await renderResults('fr', { filters: NO_RESULTS });
    const { rules } = await errors.load('fr');
    await user.click(await screen.findByRole('button', { name: t.grouping.open }));
    const dialog = within(await screen.findByRole('dialog', { name: t.grouping.title }));
    await user.click(dialog.getByRole('button', { name: t.grouping.add }));
    await user.click(dialog.getByRole('button', { name: t.grouping.save }));
    expect(await dialog.findByText(plain(rules.min_items(2)))).toBeDefined();
    const name = dialog.getByRole('textbox', { name: t.grouping.nameFr });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(name));
    const described = (name.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toContain(
      rules.required(),
    );
    expect(requests.some(({ route }) => route.startsWith('PUT'))).toBe(false);
  });
});

describe('a report that is refused', () => {
  it.each([
    `unit=${SOUTH.replace('02', '09')}`,
    'gender=female&age=30_39&tenure=2_4',
    `compare=unit:${SOUTH}`,
    `earlier=${NORTH}`,
  ])('is the same page for %s, with a way on', async (address) => {
    const { t, user, search } = await renderResults('fr', { path: `${REPORT}?${address}` });
    expect(await screen.findByText(plain(t.refusal.explanation(5)))).toBeDefined();
    await user.click(screen.getByRole('link', { name: t.refusal.all }));
    await waitFor(() => expect(search()).toEqual({}));
  });

  it.each(languagesFor('fr'))(
    'for several groups at once by link says so and what would open it (%s)',
    async (language) => {
      const { t } = await renderResults(language, {
        path: `${REPORT}?unit=${NORTH}&gender=male`,
        filters: { ...SERVED, access: 'link', combinable: false, minimumGroup: 20 },
        api: {
          [`POST ${API}/profiling/questionnaires/filter`]: () =>
            refusal(403, 'one_group_at_a_time'),
        },
      });
      expect(await screen.findByText(plain(t.refusal.several))).toBeDefined();
      expect(screen.queryByText(plain(t.refusal.title))).toBeNull();
      expect(screen.getByRole('link', { name: t.refusal.all })).toBeDefined();
    },
  );

  it('offers no report of everybody where there is none', async () => {
    const { t } = await renderResults('en', {
      path: REPORT,
      filters: { ...SERVED, served: [] },
    });
    expect(await screen.findByText(plain(t.refusal.title))).toBeDefined();
    expect(screen.queryByRole('link', { name: t.refusal.all })).toBeNull();
  });
});

describe('the results of an audit', () => {
  it('are not found under another organisation', async () => {
    const { codes } = await errors.load('en');
    const { heading } = await renderResults('en', {
      path: REPORT.replace(organizationId, NORTH),
    });
    await waitFor(async () => expect((await heading()).textContent).toBe(codes.not_found));
  });

  it.each([FILTERS, REPORT])('are closed to users without the module (%s)', async (path) => {
    const app = await renderApp('en', {
      path,
      session: { user: userFixture({ language: 'en', profilingEnabled: false }) },
    });
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(app.requests.some(({ route }) => route.includes(API))).toBe(false);
  });
});

it('the map without results leads to the page that computes them', async () => {
  const { path } = await renderResults('en', {
    path: `/profiling/campaign/${ID}/map`,
    filters: NO_RESULTS,
    api: { [`GET ${API}/map`]: () => refusal(409, 'no_results_yet') },
  });
  await waitFor(() => expect(path()).toBe(FILTERS));
});
