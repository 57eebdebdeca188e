import type { PublishedPage } from '@cadran/contract';
import { dateFormats } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../../testing/fake-api.ts';
import { languagesFor } from '../../../../testing/in-turn.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { userFixture } from '../../../shared/session/session.fixture.ts';

const AUDIT = 'c0ffee00-0000-4000-8000-000000000003';
const [NORTH, SMALL] = [1, 2].map((n) => `0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0${n}`);
const ACTION = '0c2d8f3e-7a51-4b0e-9d46-5a1f6e2b7c0a';
const API = `/api/profiling/campaigns/${AUDIT}/published-page`;
const { organizationId } = userFixture();
const inBoth = (text: string) => ({ fr: text, en: text });

const PAGE: PublishedPage = {
  campaign: { id: AUDIT, organizationId, name: 'Survey 2026', status: 'closed' },
  link: 'https://example.org/profiling/x/survey',
  draft: {
    heard: inBoth(''),
    next: inBoth(''),
    figures: ['participation', 'bars', 'position', 'gaps'],
    unitIds: [],
    actionIds: [],
    since: true,
  },
  version: 0,
  publishedAt: null,
  changed: false,
  openings: 0,
  choices: {
    results: true,
    units: [
      { id: NORTH ?? '', name: inBoth('North'), served: true },
      { id: SMALL ?? '', name: inBoth('Small'), served: false },
    ],
    earlier: null,
    actions: [
      {
        id: ACTION,
        title: 'Weekly meeting',
        unit: null,
        dueOn: '2027-03-31',
        state: 'planned',
        earlier: false,
      },
    ],
  },
  can: { edit: true },
};
const PUBLISHED: PublishedPage = {
  ...PAGE,
  version: 1,
  publishedAt: '2026-08-17T10:30:00.000Z',
  openings: 12,
};
const report = (title: string) => ({
  kind: 'profiling',
  language: 'en',
  title,
  subtitle: 'Survey 2026',
  sections: [
    { id: 'heard', title: 'Heard', blocks: [{ kind: 'paragraph', text: 'More meetings.' }] },
  ],
});

describe.each(languagesFor('en'))('the page for respondents (%s)', (language) => {
  const open = async (page: PublishedPage, more: Parameters<typeof renderApp>[1]['api'] = {}) => {
    const t = (await backoffice.profilingResults.load(language)).published;
    const app = await renderApp(language, {
      path: `/profiling/campaign/${AUDIT}/published-page`,
      api: {
        [`GET ${API}`]: () => Response.json(page),
        [`POST ${API}/preview`]: () => Response.json({ report: report('The page'), logo: null }),
        [`POST ${API}/publish`]: () => Response.json(PUBLISHED),
        [`DELETE ${API}/publication`]: () => Response.json({ ...PAGE, version: 1, openings: 12 }),
        ...more,
      },
    });
    await screen.findByRole('heading', { level: 1, name: t.title });
    const sent = (route: string) =>
      app.requests.filter((request) => request.route === route).map(({ body }) => body);
    return { ...app, t, sent };
  };
  const date = dateFormats(language, 'Europe/Paris').longDate(PUBLISHED.publishedAt ?? '');

  it('is published from its preview only, with what was written and chosen', async () => {
    const { t, user, sent } = await open(PAGE);
    expect(screen.getByText(t.state.notPublished)).toBeDefined();
    expect(screen.queryByRole('button', { name: t.publish })).toBeNull();
    await user.type(
      screen.getByLabelText(t.own.label(t.own.heard, t.own.languages.en)),
      'More meetings.',
    );
    await user.click(screen.getByRole('checkbox', { name: t.figures.names.position }));
    await user.click(screen.getByRole('checkbox', { name: /^North/ }));
    const small = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Small/ });
    expect(small.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Weekly meeting' }));
    await user.click(screen.getByRole('button', { name: t.previewAndPublish }));
    const dialog = within(await screen.findByRole('dialog', { name: t.preview }));
    expect(await dialog.findByRole('heading', { level: 1, name: 'The page' })).toBeDefined();
    const draft = {
      ...PAGE.draft,
      heard: { fr: '', en: 'More meetings.' },
      figures: ['participation', 'bars', 'gaps'],
      unitIds: [NORTH],
      actionIds: [ACTION],
    };
    expect(sent(`POST ${API}/preview`)).toEqual([{ ...draft, language }]);
    const other = language === 'fr' ? 'en' : 'fr';
    await user.click(dialog.getByRole('radio', { name: t.own.languages[other] }));
    await waitFor(() =>
      expect(sent(`POST ${API}/preview`).at(-1)).toEqual({ ...draft, language: other }),
    );
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: t.publish }).disabled).toBe(
        false,
      ),
    );
    await user.click(dialog.getByRole('button', { name: t.publish }));
    await waitFor(() => expect(sent(`POST ${API}/publish`)).toEqual([{ ...draft, version: 0 }]));
    expect(await screen.findByText(t.state.published(date))).toBeDefined();
  });

  it('of an audit without results lets one choose to tell what has changed', async () => {
    const { t } = await open({ ...PAGE, choices: { ...PAGE.choices, results: false, units: [] } });
    const since = screen.getByRole<HTMLInputElement>('checkbox', { name: t.since.later });
    expect([since.checked, since.disabled]).toEqual([true, false]);
  });

  it('says that there is no earlier audit only where that is known', async () => {
    const { t } = await open(PAGE);
    const since = screen.getByRole<HTMLInputElement>('checkbox', { name: t.since.none });
    expect([since.checked, since.disabled]).toEqual([false, true]);
  });

  it('says when it was published, where, and how often it was opened, and is taken back', async () => {
    const { t, user, sent } = await open({ ...PUBLISHED, changed: true });
    expect(screen.getByText(t.state.published(date))).toBeDefined();
    expect(screen.getByText(t.state.changed)).toBeDefined();
    expect(screen.getByText(t.state.openings(12, '12'))).toBeDefined();
    const link = screen.getByRole('link', { name: t.state.read });
    expect(link.getAttribute('href')).toBe(PAGE.link);
    await user.click(screen.getByRole('button', { name: t.takeBack.action }));
    const dialog = within(await screen.findByRole('dialog', { name: t.takeBack.title }));
    await user.click(dialog.getByRole('button', { name: t.takeBack.action }));
    expect(await screen.findByText(t.state.notPublished)).toBeDefined();
    expect(sent(`DELETE ${API}/publication`)).toHaveLength(1);
    // What was counted stays.
    expect(screen.getByText(t.state.openings(12, '12'))).toBeDefined();
  });

  it('can be written but not published while the audit is open or has no results', async () => {
    const { t } = await open({
      ...PAGE,
      campaign: { ...PAGE.campaign, status: 'open' },
      choices: { ...PAGE.choices, results: false },
    });
    expect(screen.getByText(t.state.open)).toBeDefined();
    const preview = screen.getByRole<HTMLButtonElement>('button', { name: t.preview });
    expect(preview.disabled).toBe(true);
    expect(screen.getByRole('button', { name: t.save })).toBeDefined();
  });

  it('says why there is no preview', async () => {
    const { t, user } = await open(PAGE, {
      [`POST ${API}/preview`]: () => refusal(403, 'too_few_people'),
    });
    await user.click(screen.getByRole('button', { name: t.previewAndPublish }));
    const dialog = within(await screen.findByRole('dialog', { name: t.preview }));
    expect(await dialog.findByRole('alert')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: t.publish }).disabled).toBe(true);
  });

  it('offers no changes to whoever may only read', async () => {
    const { t } = await open({ ...PUBLISHED, can: { edit: false } });
    expect(screen.getByText(t.onlyEditors)).toBeDefined();
    for (const name of [t.save, t.previewAndPublish, t.takeBack.action])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
