import { randomUUID } from 'node:crypto';
import { picture } from '../../files/logo-corpus.ts';
import { newcomer } from '../../new-user.ts';
import { PROVIDER } from '../../saml/test-keys.ts';
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
/** A candidate of the campaign. */
const told = async (names: ResourceIds) => ({
  ids: [await names.id('candidate')],
  withReason: false,
  withReport: false,
});
const challengeOf = (resource: 'screeningCampaign' | 'profilingCampaign'): Special => ({
  resource,
  body: async (names) => ({ campaignId: await names.id(resource) }),
});
const page = {
  heard: { fr: '', en: '' },
  next: { fr: '', en: '' },
  figures: ['bars'],
  unitIds: [],
  actionIds: [],
  since: false,
};
const personal = { query: async () => ({ kind: 'personal' }) };

const ordered = () => ({
  first_name: 'Ada',
  last_name: 'Martin',
  email: `${randomUUID()}@example.org`,
});

export const SPECIAL: Readonly<Record<string, Special>> = {
  'candidates.report': personal,
  'candidates.reportPdf': personal,
  'candidates.decide': { body: async () => ({ decision: 'shortlisted', note: '' }) },
  'candidates.decideMany': {
    body: async (names) => ({
      decisions: [{ id: await names.id('candidate'), decision: 'shortlisted' }],
    }),
  },
  'candidates.compare': { query: async (names) => ({ ids: await names.id('candidate') }) },
  'candidates.comparePdf': { query: async (names) => ({ ids: await names.id('candidate') }) },
  'assessmentOrders.create': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      externalReference: randomUUID(),
      campaignId: await names.id('screeningCampaign'),
      candidate: { email: `${randomUUID()}@example.org` },
    }),
  },
  // A signed link of nobody.
  'assessmentOrders.sharedReport': {
    params: async () => ({ token: 'x' }),
    resource: null,
    admitted: 404,
  },
  'assessmentOrders.saveTrackingSystem': {
    resource: 'organization',
    params: async (names) => ({ id: await names.id('organization'), provider: 'workable' }),
    body: async () => ({ token: 'a token of Workable' }),
  },
  'auditActions.update': change,
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
  // Nobody has answered, so there are no norms to adopt or to choose.
  'evidence.adoptNorms': { admitted: 403 },
  'evidence.chooseNorms': { body: async () => ({ language: 'fr', normsId: null }) },
  'decisionMails.send': { body: told },
  'decisionMails.takeBack': { body: async (names) => ({ ids: (await told(names)).ids }) },
  'decisionMails.preview': {
    body: async (names) => ({
      id: await names.id('candidate'),
      decision: 'rejected',
      withReason: false,
      withReport: false,
    }),
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
  'interviews.saveSheet': {
    body: async () => ({
      ratings: [{ question: 'skills-1', rating: 3, note: '' }],
      note: '',
      version: 0,
      submit: true,
    }),
  },
  // Its organisation does not take part.
  'groupStatistics.send': {
    body: async () => ({ sex: null, age_band: null }),
    admitted: 409,
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
  'profilingQuestionnaires.challenge': challengeOf('profilingCampaign'),
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
  'profilingResults.reportSlides': results,
  'profilingResults.wavesSlides': results,
  'profilingResults.map': results,
  'profilingResults.waves': results,
  'profilingResults.saveWaves': { body: async () => ({}) },
  'profilingResults.saveUnitGroups': { body: async () => ({ groups: [], version: 1 }) },
  'publishedPages.save': { body: async () => ({ ...page, version: 0 }) },
  'publishedPages.preview': { ...results, body: async () => ({ ...page, language: 'fr' }) },
  // Its audit is open.
  'publishedPages.publish': { body: async () => ({ ...page, version: 0 }), admitted: 409 },
  'publishedPages.readPublished': { resource: 'published' },
  'publishedPages.countOpening': { resource: 'published' },
  'questionnaires.start': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      campaignId: await names.id('screeningCampaign'),
      language: 'fr',
      consent: true,
    }),
  },
  'questionnaires.challenge': challengeOf('screeningCampaign'),
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
  // Nothing is on hold.
  'privacy.confirmErasure': { admitted: 409 },
  'sandbox.sample': { params: async () => ({ id: 'personal' }), resource: null },
  'scim.schema': {
    resource: null,
    params: async () => ({ urn: 'urn:ietf:params:scim:schemas:core:2.0:User' }),
  },
  'scim.createUser': { body: async () => ({ userName: `${randomUUID()}@example.org` }) },
  'scim.createGroup': { body: async () => ({ displayName: randomUUID() }) },
  'scim.replaceUser': { body: async () => ({ userName: `${randomUUID()}@example.org` }) },
  'scim.replaceGroup': { body: async () => ({ displayName: randomUUID() }) },
  'scim.patchUser': {
    body: async () => ({ Operations: [{ op: 'replace', path: 'active', value: true }] }),
  },
  'scim.patchGroup': {
    body: async () => ({ Operations: [{ op: 'replace', path: 'externalId', value: 'x' }] }),
  },
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
  'sso.saveSaml': {
    body: async () => ({
      issuer: 'https://example.org',
      ssoUrl: 'https://example.org/sso',
      certificates: [PROVIDER.certificate],
    }),
  },
  // Not metadata.
  'sso.readMetadata': { body: async () => ({ xml: 'x' }), admitted: 422 },
  // A redirect to the log-in page, whatever is wrong.
  'sso.samlConsume': {
    resource: null,
    params: async () => ({ id: randomUUID() }),
    body: async () => ({ SAMLResponse: 'x', RelayState: 'x' }),
    admitted: 303,
  },
  'sso.samlComplete': { admitted: 303 },
  // No identity provider is configured.
  'sso.remove': { admitted: 404 },
  'sso.start': { body: async () => ({ email: 'nobody@example.org' }), admitted: 404 },
  'sso.callback': { admitted: 303 },
  // There is no cookie of a callback.
  'sso.verifyCode': { body: async () => ({ code: '123456' }), admitted: 401 },
  // The test app allows no return addresses.
  'trackingSystems.greenhouseSend': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      partner_test_id: await names.id('screeningCampaign'),
      candidate: ordered(),
      url: 'https://app.greenhouse.io/tests/1',
    }),
    admitted: 422,
  },
  'trackingSystems.greenhouseStatus': {
    resource: 'greenhouseOrder',
    query: async (names) => ({ partner_interview_id: await names.id('greenhouseOrder') }),
  },
  'trackingSystems.workableAssessment': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      test_id: await names.id('screeningCampaign'),
      candidate: ordered(),
      callback_url: 'https://example.workable.com/assessments/1',
    }),
    admitted: 422,
  },
  'trackingSystems.ashbyStart': {
    resource: 'screeningCampaign',
    body: async (names) => ({
      assessment_type_id: await names.id('screeningCampaign'),
      candidate: ordered(),
      application: { ashby_id: randomUUID() },
    }),
  },
  'trackingSystems.ashbyCancel': {
    resource: 'ashbyOrder',
    body: async (names) => ({ assessment_id: await names.id('ashbyOrder') }),
  },
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
