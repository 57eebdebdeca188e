import type { APIRequestContext } from '@playwright/test';
import { call, type TestUser } from '../test-users.ts';

interface Listed {
  readonly items: readonly { readonly id: string; readonly status: string }[];
}

/** Something of each kind in the organisation of the demonstration. */
const findDemoIds = async (request: APIRequestContext, { token }: TestUser) => {
  const allOf = async (path: string, status: string): Promise<readonly string[]> => {
    const { items }: Listed = await call(request, 'GET', path, { token });
    return items.filter((item) => item.status === status).map(({ id }) => id);
  };
  const [campaign = ''] = await allOf('/screening/campaigns', 'open');
  const candidates = await allOf(
    `/screening/campaigns/${campaign}/screening/questionnaires`,
    'completed',
  );
  const [candidate = '', other = ''] = candidates;
  const [audit = ''] = await allOf('/profiling/campaigns', 'closed');
  const [openAudit = ''] = await allOf('/profiling/campaigns', 'open');
  return { campaign, candidate, other, audit, openAudit };
};

/** Pages with bars that stay while one scrolls: header, list, save bar, reports. */
export const pagesWithBars = async (
  request: APIRequestContext,
  user: TestUser,
): Promise<readonly string[]> => {
  const { campaign, candidate, audit } = await findDemoIds(request, user);
  return [
    '/',
    `/screening/campaign/${campaign}`,
    `/screening/campaign/edit/${campaign}`,
    `/screening/applicant/${candidate}`,
    `/profiling/campaign/report/${user.organizationId}/${audit}`,
    '/admin/organization',
  ];
};

/** The pages of administrators; guides of the help look alike and are left out. */
export const pagesOfAdmins = async (
  request: APIRequestContext,
  user: TestUser,
): Promise<readonly string[]> => {
  const { campaign, candidate, other, audit, openAudit } = await findDemoIds(request, user);
  return [
    '/',
    '/profile',
    '/settings',
    '/admin',
    '/admin/users',
    '/admin/audit',
    '/admin/fairness',
    '/admin/retention',
    '/admin/evidence',
    '/admin/evidence/instructions',
    '/admin/organization',
    '/admin/organization/campaigns',
    '/admin/organization/decision-mails',
    '/admin/organization/integration',
    '/admin/organization/orders',
    '/admin/organization/sign-in',
    '/help',
    '/help/glossary',
    '/help/scores',
    '/screening',
    '/screening/campaign/new',
    '/screening/campaign/import',
    '/screening/campaign/create',
    `/screening/campaign/edit/${campaign}`,
    `/screening/campaign/${campaign}`,
    `/screening/campaign/${campaign}/compare?ids=${candidate},${other}`,
    `/screening/campaign/${campaign}/invitations`,
    `/screening/campaign/${campaign}/invitations/new`,
    `/screening/applicant/${candidate}`,
    `/screening/applicant/${candidate}/interview`,
    `/screening/applicant/${candidate}/personal`,
    '/profiling',
    '/profiling/campaign/import',
    '/profiling/campaign/create',
    `/profiling/campaign/edit/${audit}`,
    `/profiling/campaign/${openAudit}`,
    `/profiling/campaign/${openAudit}/codes`,
    `/profiling/campaign/${openAudit}/invitations`,
    `/profiling/campaign/${openAudit}/invitations/new`,
    `/profiling/campaign/filters/${audit}`,
    `/profiling/campaign/report/${user.organizationId}/${audit}`,
    `/profiling/campaign/${audit}/actions`,
    `/profiling/campaign/${audit}/map`,
    `/profiling/campaign/${audit}/published-page`,
    `/profiling/campaign/${audit}/waves`,
  ];
};

/** Pages that only super administrators have. */
export const pagesOfSuperadmins = (organizationId: string): readonly string[] => [
  '/superadmin',
  '/superadmin/audit',
  '/superadmin/erasure',
  '/superadmin/evidence',
  '/superadmin/organizations',
  `/superadmin/organizations/${organizationId}`,
  `/superadmin/organizations/${organizationId}/campaigns`,
  `/superadmin/organizations/${organizationId}/decision-mails`,
  `/superadmin/organizations/${organizationId}/integration`,
  `/superadmin/organizations/${organizationId}/orders`,
  `/superadmin/organizations/${organizationId}/sign-in`,
  '/superadmin/outbox',
  '/superadmin/users',
];

/** Pages for people who are not logged in. */
export const PUBLIC_PAGES = ['/login', '/forgotten-password', '/reset-password'] as const;
