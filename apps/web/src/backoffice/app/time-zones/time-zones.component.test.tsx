import { dateFormats } from '@cadran/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi } from '../../../testing/fake-api.ts';
import { inTurn } from '../../../testing/in-turn.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { createServices } from '../../../testing/render-backoffice.tsx';
import { createAppRouter } from '../router.ts';
import {
  api,
  AUDIT,
  ID,
  INSTANT,
  organizationId,
  session,
  UNFINISHED,
} from './one-instant.fixture.ts';

/** Pages with dates, by route: where to open each, and how many dates it shows at least. */
const PAGES: Readonly<Record<string, readonly (readonly [path: string, dates: number])[]>> = {
  '/': [['/', 2]],
  '/admin': [['/admin', 1]],
  '/admin/audit': [['/admin/audit', 1]],
  '/admin/evidence': [['/admin/evidence', 1]],
  '/admin/evidence/$document': [['/admin/evidence/risks', 1]],
  '/admin/organization': [['/admin/organization', 1]],
  '/admin/organization/integration': [['/admin/organization/integration', 4]],
  '/admin/organization/orders': [['/admin/organization/orders', 3]],
  '/admin/retention': [['/admin/retention', 3]],
  '/admin/users': [['/admin/users', 1]],
  '/profile': [['/profile', 1]],
  '/profiling': [['/profiling', 2]],
  '/profiling/campaign/$campaignId': [[`/profiling/campaign/${AUDIT}`, 2]],
  '/profiling/campaign/$campaignId/invitations': [[`/profiling/campaign/${AUDIT}/invitations`, 5]],
  '/profiling/campaign/$campaignId/actions': [[`/profiling/campaign/${AUDIT}/actions`, 1]],
  '/profiling/campaign/$campaignId/map': [[`/profiling/campaign/${AUDIT}/map`, 1]],
  '/profiling/campaign/$campaignId/published-page': [
    [`/profiling/campaign/${AUDIT}/published-page`, 1],
  ],
  '/profiling/campaign/$campaignId/waves': [[`/profiling/campaign/${AUDIT}/waves`, 2]],
  '/profiling/campaign/filters/$campaignId': [[`/profiling/campaign/filters/${AUDIT}`, 1]],
  '/profiling/campaign/report/$organizationId/$campaignId': [
    [`/profiling/campaign/report/${organizationId}/${AUDIT}`, 2],
  ],
  '/screening': [['/screening', 2]],
  '/screening/applicant/$applicantId': [
    [`/screening/applicant/${ID}`, 2],
    [`/screening/applicant/${UNFINISHED}`, 3],
  ],
  '/screening/applicant/$applicantId/interview': [[`/screening/applicant/${ID}/interview`, 2]],
  '/screening/applicant/$applicantId/personal': [[`/screening/applicant/${ID}/personal`, 1]],
  '/screening/campaign/$campaignId': [[`/screening/campaign/${ID}`, 5]],
  '/screening/campaign/$campaignId/compare': [[`/screening/campaign/${ID}/compare?ids=${ID}`, 1]],
  '/screening/campaign/$campaignId/invitations': [[`/screening/campaign/${ID}/invitations`, 5]],
  '/superadmin': [['/superadmin', 1]],
  '/superadmin/audit': [['/superadmin/audit', 1]],
  '/superadmin/erasure': [['/superadmin/erasure', 3]],
  '/superadmin/evidence': [['/superadmin/evidence', 1]],
  '/superadmin/evidence/manual': [['/superadmin/evidence/manual', 1]],
  '/superadmin/organizations': [['/superadmin/organizations', 1]],
  '/superadmin/organizations/$organizationId': [[`/superadmin/organizations/${organizationId}`, 1]],
  '/superadmin/organizations/$organizationId/integration': [
    [`/superadmin/organizations/${organizationId}/integration`, 4],
  ],
  '/superadmin/organizations/$organizationId/orders': [
    [`/superadmin/organizations/${organizationId}/orders`, 3],
  ],
  '/superadmin/outbox': [['/superadmin/outbox', 4]],
  '/superadmin/users': [['/superadmin/users', 1]],
};

/** Pages on which nothing is dated. A new page is added here or, with its dates, above. */
const WITHOUT_DATES: readonly string[] = [
  '/admin/fairness',
  '/admin/organization/decision-mails',
  '/admin/organization/campaigns',
  '/admin/organization/sign-in',
  '/change-password',
  '/forgotten-password',
  '/help',
  '/help/$guide',
  '/help/glossary',
  '/help/scores',
  '/login',
  '/profiling/campaign/$campaignId/codes',
  '/profiling/campaign/$campaignId/invitations/new',
  '/profiling/campaign/create',
  '/profiling/campaign/edit/$campaignId',
  '/profiling/campaign/import',
  '/reset-password',
  '/screening/campaign/$campaignId/invitations/new',
  '/screening/campaign/create',
  '/screening/campaign/edit/$campaignId',
  '/screening/campaign/import',
  '/screening/campaign/new',
  '/settings',
  '/superadmin/organizations/$organizationId/decision-mails',
  '/superadmin/organizations/$organizationId/campaigns',
  '/superadmin/organizations/$organizationId/sign-in',
];

const ZONES = ['UTC', 'Europe/Paris', 'Pacific/Auckland'];
const ELSEWHERE = 'America/Anchorage';
const DATE = /\b\d{1,2} (?:Aug|August|Sept|September) 2026(?:, \d\d:\d\d)?/g;

afterEach(() => vi.restoreAllMocks());

/** The browser's own time zone, as far as pages ask for it. */
const setBrowserZone = (timeZone: string): void => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone,
  });
};

/** By text, because what stands beside a date has no space before it. */
const datesOn = (page: Node): readonly string[] =>
  page.nodeType === Node.TEXT_NODE
    ? (page.textContent?.match(DATE) ?? [])
    : [...page.childNodes].flatMap(datesOn);

it('every page is tried, or has no dates', () => {
  const router = createAppRouter(createServices(createFakeApi()), createMemoryHistory());
  expect([...Object.keys(PAGES), ...WITHOUT_DATES].toSorted()).toEqual(
    Object.keys(router.routesByPath).toSorted(),
  );
});

const ALL = Object.values(PAGES).flat();

describe.each(inTurn(ZONES, 'Pacific/Auckland'))('the dates of pages (%s)', (timeZone) => {
  it.each(ALL)('are one date for one instant, all over %s', async (path, least) => {
    const isPlatform = path.startsWith('/superadmin');
    setBrowserZone(isPlatform ? timeZone : ELSEWHERE);
    const { user, organization } = session;
    const settings = { ...organization.settings, timeZone: isPlatform ? ELSEWHERE : timeZone };
    await renderApp('en', {
      path,
      session: {
        user: { ...user, language: 'en', role: isPlatform ? 'superadmin' : 'admin' },
        organization: { ...organization, settings },
      },
      api,
    });
    await waitFor(() => expect(datesOn(document.body).length).toBeGreaterThanOrEqual(least));
    const { date, longDate, dateTime } = dateFormats('en', timeZone);
    const right = [date, longDate, dateTime].map((format) => format(INSTANT));
    for (const shown of datesOn(document.body)) expect(right).toContain(shown);
  });
});
