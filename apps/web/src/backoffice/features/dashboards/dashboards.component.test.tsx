import type { ActivityLogEntry, Dashboard } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languagesFor } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { userFixture } from '../../shared/session/session.fixture.ts';

const LOGIN: ActivityLogEntry = {
  id: '5f8fad5b-d9cb-469f-a165-70867728950e',
  at: '2026-11-15T12:00:00Z',
  actor: { id: userFixture().id, name: 'Ada', username: 'ada', role: 'admin' },
  action: 'login',
  target: { type: 'user', id: userFixture().id, name: 'Ada' },
  detail: {},
  organizationId: userFixture().organizationId,
  organizationName: null,
};

const ADMINISTRATION: Dashboard['administration'] = {
  users: { active: 3, inactive: 1 },
  openCampaigns: { screening: 2, profiling: 5 },
};
const PLATFORM: Dashboard['platform'] = {
  organizations: { active: 6, inactive: 2 },
  users: { active: 40, inactive: 3 },
  campaigns: { screening: 7, profiling: 4 },
  respondents: { screening: 60, profiling: 30 },
  activity: [LOGIN],
};

const renderDashboard = async (language: Language, role: 'admin' | 'superadmin') => {
  const [t, { places }] = await Promise.all([
    backoffice.dashboards.load(language),
    backoffice.navigation.load(language),
  ]);
  const { heading } = await renderApp(language, {
    path: role === 'admin' ? '/admin' : '/superadmin',
    session: { user: userFixture({ role, language }) },
    api: {
      'GET /api/dashboard': () =>
        Response.json({
          modules: { screening: { enabled: false }, profiling: { enabled: false } },
          notTold: 0,
          administration: ADMINISTRATION,
          platform: role === 'superadmin' ? PLATFORM : null,
        } satisfies Dashboard),
      'GET /api/audit': () => Response.json({ items: [LOGIN], total: 1 }),
    },
  });
  const title = (await heading()).textContent;
  const card = (name: string) => {
    const found = screen.getByRole('heading', { level: 2, name }).closest('section');
    if (!found) throw new Error(`no card ${name}`);
    return found;
  };
  return {
    t,
    places,
    title,
    card,
    numbers: (name: string) =>
      [...card(name).querySelectorAll('p')].map(({ textContent }) => textContent),
  };
};

describe.each(languagesFor('fr'))('the dashboard (%s)', (language) => {
  it('counts what the organisation has, and says what to do', async () => {
    const { t, places, title, card, numbers } = await renderDashboard(language, 'admin');
    expect(title).toBe(places.adminDashboard);
    expect(numbers(places.users)).toEqual(['4', t.userParts(3, 1)]);
    expect(numbers(places.screening)).toEqual(['2', t.openCampaigns(2)]);
    expect(numbers(places.profiling)).toEqual(['5', t.openCampaigns(5)]);
    expect(card(t.activity.title).textContent).toContain('Ada');
    // Somebody else has an account already.
    const tasks = within(card(t.tasks.title)).getAllByRole('link');
    expect(tasks.map(({ textContent }) => textContent)).toEqual([
      t.tasks.logo.action,
      t.tasks.colors.action,
      t.tasks.security.action,
    ]);
  });

  it('counts what the platform has, and tells what happened', async () => {
    const { t, places, title, card, numbers } = await renderDashboard(language, 'superadmin');
    expect(title).toBe(t.platformTitle);
    expect(numbers(places.organizations)).toEqual(['8', t.organizationParts(6, 2)]);
    expect(numbers(places.users)).toEqual(['43', t.userParts(40, 3)]);
    expect(numbers(t.campaigns)).toEqual(['11', t.byModule('7', '4')]);
    expect(numbers(t.respondents)).toEqual(['90', t.byModule('60', '30')]);
    expect(card(t.activity.title).textContent).toContain('Ada');
  });
});
