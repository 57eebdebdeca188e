import { randomUUID } from 'node:crypto';
import { picture } from '../../files/logo-corpus.ts';
import { newcomer } from '../../new-user.ts';
import { uploadForm } from '../../files/upload-form.ts';
import type { Resource } from '../world/tenant.ts';
import type { ResourceIds } from '../world/resource-ids.ts';

/** What a route's schema does not say: the resource, a valid call and the expected status. */
export interface Special {
  readonly resource?: Resource | null;
  readonly params?: (names: ResourceIds) => Promise<Record<string, string>>;
  readonly query?: (names: ResourceIds) => Promise<Record<string, string>>;
  readonly body?: (names: ResourceIds) => Promise<object>;
  readonly form?: () => Promise<{ headers: Record<string, string>; body: Buffer }>;
  /** Status of a permitted call, if other than the route's. */
  readonly admitted?: number;
  /** Error for a foreign or missing resource; `not_found` by default. */
  readonly absent?: 'invalid_input';
  /** Error for a missing permission; `forbidden` by default. */
  readonly refused?: 'invalid_input';
  /** The call logs in, so its response may contain the organisation's data. */
  readonly entersHome?: true;
}

const logo: Special = { form: async () => uploadForm(await picture(30, 20, 'png')) };
const results: Special = { resource: 'audited' };
const shortLink = (resource: 'screeningCampaign' | 'profilingCampaign'): Special => ({
  resource,
  params: async ({ tenant }) => ({
    organizationId: tenant?.organizationId ?? randomUUID(),
    urlParameter: tenant ? (await tenant.resources[resource]()).customUrl : 'nothing-here',
  }),
});
const createCampaign: Special = {
  body: async () => ({ name: 'A new one', customUrl: `new-${randomUUID()}` }),
};
const change: Special = { body: async () => ({ version: 1 }) };
const codeOf = (resource: 'opened' | 'respondent') => async (names: ResourceIds) =>
  names.tenant ? (await names.tenant.resources[resource]()).resumeCode : 'AAAA-BBBB-CCCC-DDDD';
const personal = { query: async () => ({ kind: 'personal' }) };

export const SPECIAL: Readonly<Record<string, Special>> = {
  'candidates.report': personal,
  'candidates.reportPdf': personal,
  'candidates.decide': { body: async () => ({ decision: 'shortlisted', note: '' }) },
  'candidates.compare': { query: async (names) => ({ ids: await names.id('candidate') }) },
  'auth.login': {
    body: async ({ tenant }) => {
      const { username, password } = (await tenant?.users.owner()) ?? {
        username: 'x',
        password: 'x',
      };
      return { identifier: username, password };
    },
    entersHome: true,
  },
  'auth.forgotPassword': { body: async () => ({ identifier: randomUUID() }) },
  // There is no cookie to refresh.
  'auth.refresh': { admitted: 401 },
  'auth.resetPassword': {
    body: async () => ({ token: 'x'.repeat(43), newPassword: 'a long enough one' }),
    admitted: 404,
  },
  'email.send': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      kind: 'invitation',
      campaignId: await names.id('screeningCampaign'),
      to: [`${randomUUID()}@example.org`],
      language: 'fr',
    }),
  },
  'email.preview': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      kind: 'invitation',
      campaignId: await names.id('screeningCampaign'),
      language: 'fr',
    }),
  },
  // The test app does not allow webhooks.
  'integration.createWebhook': {
    body: async () => ({ url: 'https://example.org/' }),
    admitted: 422,
  },
  'integration.download': {
    resource: 'candidate',
    query: async (names) => ({ kind: 'personal', id: await names.id('candidate') }),
  },
  'organizations.remove': {
    body: async ({ tenant }) => ({ name: `Maison ${tenant?.shown ?? ''}` }),
  },
  'organizations.update': change,
  'organizations.uploadLogo': logo,
  'profiling.createCampaign': createCampaign,
  'profiling.printCodes': { resource: 'codeAudit' },
  'profiling.findCampaignByUrl': shortLink('profilingCampaign'),
  'profiling.uploadLogo': logo,
  'profiling.updateCampaign': change,
  'profilingQuestionnaires.start': {
    resource: 'profilingCampaign',
    body: async (names) => ({
      campaignId: await names.id('profilingCampaign'),
      language: 'fr',
      consent: true,
      startKey: randomUUID(),
    }),
  },
  'profilingQuestionnaires.resume': {
    resource: 'profilingCampaign',
    body: async (names) => ({
      campaignId: await names.id('profilingCampaign'),
      code: await codeOf('respondent')(names),
    }),
  },
  // There are no answers yet.
  'profilingResults.takeSnapshot': { admitted: 403 },
  'profilingResults.filters': results,
  'profilingResults.report': results,
  'profilingResults.compare': {
    ...results,
    body: async ({ tenant }) => {
      const units = tenant ? (await tenant.resources.audited()).units : [];
      const one = (at: number) => ({ unit: [units[at]?.id ?? randomUUID()] });
      return { first: one(0), second: one(1) };
    },
  },
  'profilingResults.trend': {
    ...results,
    body: async (names) => ({ earlierId: await names.id('earlierAudit') }),
  },
  'profilingResults.reportPdf': results,
  'profilingResults.exportXlsx': results,
  'profilingResults.saveUnitGroups': { body: async () => ({ groups: [], version: 1 }) },
  'questionnaires.start': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      campaignId: await names.id('screeningCampaign'),
      language: 'fr',
      consent: true,
    }),
  },
  'questionnaires.resume': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      campaignId: await names.id('screeningCampaign'),
      code: await codeOf('opened')(names),
    }),
  },
  'questionnaires.save': { resource: 'opened', body: async () => ({ language: 'en' }) },
  'reference.list': { params: async () => ({ name: 'sectors' }), resource: null },
  'privacy.erase': {
    resource: 'opened',
    body: async (names) => ({ code: await codeOf('opened')(names) }),
  },
  'sandbox.sample': { params: async () => ({ id: 'personal' }), resource: null },
  'screening.createCampaign': createCampaign,
  'screening.findCampaignByUrl': shortLink('screeningCampaign'),
  'screening.updateCampaign': change,
  'secondFactor.begin': {
    body: async ({ tenant }) => ({ password: (await tenant?.users.owner())?.password ?? 'x' }),
  },
  // There is no second factor to confirm, remove or renew.
  'secondFactor.confirm': { admitted: 409 },
  'secondFactor.remove': { body: async () => ({}), admitted: 409 },
  'secondFactor.renewRecoveryCodes': { body: async () => ({}), admitted: 409 },
  'sso.save': {
    body: async () => ({ issuer: 'https://example.org', clientId: 'x', clientSecret: 'x' }),
    admitted: 422,
  },
  // No identity provider is configured.
  'sso.remove': { admitted: 404 },
  'sso.start': { body: async () => ({ email: 'nobody@example.org' }), admitted: 404 },
  'sso.callback': { admitted: 303 },
  // There is no cookie of a callback.
  'sso.verifyCode': { body: async () => ({ code: '123456' }), admitted: 401 },
  'users.changePassword': {
    body: async ({ tenant }) => ({
      oldPassword: (await tenant?.users.owner())?.password ?? 'x',
      newPassword: 'another long password',
    }),
  },
  'users.create': {
    resource: 'organization',
    absent: 'invalid_input',
    body: async (names) => newcomer(await names.id('organization')),
  },
  'users.import': {
    resource: 'organization',
    absent: 'invalid_input',
    body: async (names) => ({
      organizationId: await names.id('organization'),
      csv: 'username,email\nsomebody,somebody@example.org',
    }),
  },
  'users.update': { body: async () => ({ language: 'en' }) },
};
