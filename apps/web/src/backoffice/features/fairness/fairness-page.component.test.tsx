import type { FairnessReport } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../testing/choose.ts';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const ADMIN = userFixture({ role: 'admin' });
const CAMPAIGN = { id: 'c0ffee00-0000-4000-8000-000000000001', name: 'Baker' };
const FAIRNESS = `GET /api/organizations/${ADMIN.organizationId}/fairness`;

const stage = <T extends string>(name: T, young: number, middle: number) => ({
  stage: name,
  groups: [
    {
      group: '25_34',
      status: 'compared' as const,
      candidates: 30,
      selected: young,
      rate: young / 30,
      ratio: 1,
      flagged: false,
    },
    {
      group: '35_44',
      status: 'compared' as const,
      candidates: 30,
      selected: middle,
      rate: middle / 30,
      ratio: middle / young,
      flagged: middle / young < 0.8,
    },
    { group: '55_plus', status: 'too_few' as const },
  ],
});

const REPORT: FairnessReport = {
  engineVersion: 2,
  candidates: 62,
  dimensions: [
    { dimension: 'age', stages: [stage('fits', 20, 20), stage('shortlisted', 20, 10)] },
    { dimension: 'nationality', stages: [{ stage: 'fits', groups: [] }] },
  ],
};

const renderFairness = async (
  language: Language,
  report: FairnessReport,
  { path = '/admin/fairness', listed = [CAMPAIGN] } = {},
) => {
  const app = await renderApp(language, {
    path,
    session: { user: { ...ADMIN, language } },
    api: {
      [FAIRNESS]: () => Response.json(report),
      [`GET /api/organizations/${ADMIN.organizationId}/screening/campaigns`]: () =>
        Response.json({ items: listed, total: listed.length }),
      [`GET /api/screening/campaigns/${CAMPAIGN.id}`]: () =>
        Response.json({ ...CAMPAIGN, version: 1 }),
    },
  });
  return { ...app, t: await backoffice.fairness.load(language) };
};

describe.each(languagesFor('en'))('the fairness of an organisation (%s)', (language) => {
  it('compares groups from 30 people on, and says what it does not show', async () => {
    const { t } = await renderFairness(language, REPORT);
    const ages = within(await screen.findByRole('table', { name: t.dimensions.age.title }));
    const cells = (age: keyof typeof t.ages) =>
      within(ages.getByRole('row', { name: new RegExp(`^${plain(t.ages[age])}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => plain(textContent));
    const [, further = ''] = cells('35_44');
    expect(cells('25_34')[1]).toContain(plain(t.share('20', '30')));
    expect(further).toContain(plain(t.share('10', '30')));
    expect(further).toContain(plain(t.flagged));
    expect(cells('35_44')[0]).not.toContain(plain(t.flagged));
    expect(ages.getAllByRole('rowheader')).toHaveLength(2);
    const last = t.ages['55_plus'];
    const few = last.charAt(0).toLocaleLowerCase(language) + last.slice(1);
    expect(screen.getByText(plain(t.tooFew(few)))).toBeDefined();
    expect(screen.getByText(plain(t.flags(1)))).toBeDefined();
    expect(screen.getByText(plain(t.nobody))).toBeDefined();
    expect(screen.getByText(plain(t.hidden.points[0] ?? ''))).toBeDefined();
  });

  it('is told of nobody where all groups are too small', async () => {
    const few = { group: '25_34', status: 'too_few' as const };
    const { t } = await renderFairness(language, {
      ...REPORT,
      dimensions: [{ dimension: 'age', stages: [{ stage: 'fits', groups: [few] }] }],
    });
    expect(await screen.findByText(plain(t.nothingShown.title))).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(plain(t.flags(0)))).toBeNull();
  });
});

describe('the campaign of a fairness report', () => {
  it('is chosen from a list, kept in the address and asked of the server', async () => {
    const { t, user, search, requests } = await renderFairness('en', REPORT);
    await user.click(await screen.findByRole('combobox', { name: t.campaign }));
    await user.click(await screen.findByRole('option', { name: CAMPAIGN.name, hidden: true }));
    await waitFor(() => expect(search()['campaign']).toBe(CAMPAIGN.id));
    await waitFor(() =>
      expect(requests.findLast(({ route }) => route === FAIRNESS)?.query['campaignId']).toBe(
        CAMPAIGN.id,
      ),
    );
  });

  it('is the one of the address, also where the list of choices does not have it', async () => {
    const path = `/admin/fairness?campaign=${CAMPAIGN.id}`;
    const { t } = await renderFairness('en', REPORT, { path, listed: [] });
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: t.campaign });
    await waitFor(() => expect(field.value).toBe(CAMPAIGN.name));
  });
});
