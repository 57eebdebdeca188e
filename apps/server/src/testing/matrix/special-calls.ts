import { randomUUID } from 'node:crypto';
import { picture } from '../logo-corpus.ts';
import { newcomer } from '../newcomer.ts';
import { uploadForm } from '../upload-form.ts';
import type { Thing } from './house.ts';
import type { Names } from './named-things.ts';

/** What cannot be read off a schema: which thing is meant, what makes the call succeed, and what success is. */
export interface Special {
  readonly thing?: Thing | null;
  readonly params?: (names: Names) => Promise<Record<string, string>>;
  readonly query?: (names: Names) => Promise<Record<string, string>>;
  readonly body?: (names: Names) => Promise<object>;
  readonly form?: () => Promise<{ headers: Record<string, string>; body: Buffer }>;
  /** The status of an admitted call where it is not the route's own. */
  readonly admitted?: number;
  /** How a thing is refused that is foreign or missing: by `not_found`, unless a field of the body names it. */
  readonly absent?: 'invalid_input';
  /** How a right is refused that a field of the body asks for. */
  readonly refused?: 'invalid_input';
  /** Whoever knows the password is at home. */
  readonly entersHome?: true;
}

const logo: Special = { form: async () => uploadForm(await picture(30, 20, 'png')) };
const results: Special = { thing: 'audited' };
const shortLink = (thing: 'screeningCampaign' | 'profilingCampaign'): Special => ({
  thing,
  params: async ({ house }) => ({
    organizationId: house?.organizationId ?? randomUUID(),
    urlParameter: house ? (await house.things[thing]()).customUrl : 'nothing-here',
  }),
});
const createCampaign: Special = {
  body: async () => ({ name: 'A new one', customUrl: `new-${randomUUID()}` }),
};
const change: Special = { body: async () => ({ version: 1 }) };
const codeOf = (thing: 'opened' | 'employee') => async (names: Names) =>
  names.house ? (await names.house.things[thing]()).resumeCode : 'AAAA-BBBB-CCCC-DDDD';
const personal = { query: async () => ({ kind: 'personal' }) };

export const SPECIAL: Readonly<Record<string, Special>> = {
  'applicants.report': personal,
  'applicants.reportPdf': personal,
  'applicants.decide': { body: async () => ({ decision: 'shortlisted', note: '' }) },
  'applicants.compare': { query: async (names) => ({ ids: await names.id('candidate') }) },
  'auth.login': {
    body: async ({ house }) => {
      const { username, password } = (await house?.people.owner()) ?? {
        username: 'x',
        password: 'x',
      };
      return { identifier: username, password };
    },
    entersHome: true,
  },
  'auth.forgotPassword': { body: async () => ({ identifier: randomUUID() }) },
  // Without a cookie there is nothing to refresh, whoever asks.
  'auth.refresh': { admitted: 401 },
  'auth.resetPassword': {
    body: async () => ({ token: 'x'.repeat(43), newPassword: 'a long enough one' }),
    admitted: 404,
  },
  'email.send': {
    thing: 'screeningCampaign',
    body: async (names) => ({
      kind: 'invitation',
      campaignId: await names.id('screeningCampaign'),
      to: [`${randomUUID()}@example.org`],
      language: 'fr',
    }),
  },
  'email.preview': {
    thing: 'screeningCampaign',
    body: async (names) => ({
      kind: 'invitation',
      campaignId: await names.id('screeningCampaign'),
      language: 'fr',
    }),
  },
  // The installation of the tests lets notices go nowhere.
  'integration.createWebhook': {
    body: async () => ({ url: 'https://example.org/' }),
    admitted: 422,
  },
  'integration.download': {
    thing: 'candidate',
    query: async (names) => ({ kind: 'personal', id: await names.id('candidate') }),
  },
  'organizations.remove': {
    body: async ({ house }) => ({ name: `Maison ${house?.shown ?? ''}` }),
  },
  'organizations.update': change,
  'organizations.uploadLogo': logo,
  'profiling.createCampaign': createCampaign,
  'profiling.findCampaignByUrl': shortLink('profilingCampaign'),
  'profiling.uploadLogo': logo,
  'profiling.updateCampaign': change,
  'profilingQuestionnaires.start': {
    thing: 'profilingCampaign',
    body: async (names) => ({
      campaignId: await names.id('profilingCampaign'),
      language: 'fr',
      consent: true,
      startKey: randomUUID(),
    }),
  },
  'profilingQuestionnaires.resume': {
    thing: 'profilingCampaign',
    body: async (names) => ({
      campaignId: await names.id('profilingCampaign'),
      code: await codeOf('employee')(names),
    }),
  },
  // Nobody has answered yet.
  'profilingResults.takeSnapshot': { admitted: 403 },
  'profilingResults.filters': results,
  'profilingResults.report': results,
  'profilingResults.compare': {
    ...results,
    body: async ({ house }) => {
      const units = house ? (await house.things.audited()).units : [];
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
    thing: 'screeningCampaign',
    body: async (names) => ({
      campaignId: await names.id('screeningCampaign'),
      language: 'fr',
      consent: true,
    }),
  },
  'questionnaires.resume': {
    thing: 'screeningCampaign',
    body: async (names) => ({
      campaignId: await names.id('screeningCampaign'),
      code: await codeOf('opened')(names),
    }),
  },
  'questionnaires.save': { thing: 'opened', body: async () => ({ language: 'en' }) },
  'reference.list': { params: async () => ({ name: 'sectors' }), thing: null },
  'rights.erase': {
    thing: 'opened',
    body: async (names) => ({ code: await codeOf('opened')(names) }),
  },
  'sandbox.sample': { params: async () => ({ id: 'personal' }), thing: null },
  'screening.createCampaign': createCampaign,
  'screening.findCampaignByUrl': shortLink('screeningCampaign'),
  'screening.updateCampaign': change,
  'secondFactor.begin': {
    body: async ({ house }) => ({ password: (await house?.people.owner())?.password ?? 'x' }),
  },
  // There is none to confirm, remove or renew.
  'secondFactor.confirm': { admitted: 409 },
  'secondFactor.remove': { body: async () => ({}), admitted: 409 },
  'secondFactor.renewRecoveryCodes': { body: async () => ({}), admitted: 409 },
  'signIn.save': {
    body: async () => ({ issuer: 'https://example.org', clientId: 'x', clientSecret: 'x' }),
    admitted: 422,
  },
  // Nobody has a provider, and nobody comes back from one.
  'signIn.remove': { admitted: 404 },
  'signIn.start': { body: async () => ({ email: 'nobody@example.org' }), admitted: 404 },
  'signIn.callback': { admitted: 303 },
  'users.changePassword': {
    body: async ({ house }) => ({
      oldPassword: (await house?.people.owner())?.password ?? 'x',
      newPassword: 'another long password',
    }),
  },
  'users.create': {
    thing: 'organization',
    absent: 'invalid_input',
    body: async (names) => newcomer(await names.id('organization')),
  },
  'users.import': {
    thing: 'organization',
    absent: 'invalid_input',
    body: async (names) => ({
      organizationId: await names.id('organization'),
      csv: 'username,email\nsomebody,somebody@example.org',
    }),
  },
  'users.update': { body: async () => ({ language: 'en' }) },
};
