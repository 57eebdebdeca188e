import {
  type ActivityLogEntry,
  type AggregateReport,
  type ApiKey,
  type AssessmentOrder,
  type AuditActionList,
  type CandidateDecision,
  type CandidateProgress,
  type CandidateReport,
  type Comparison,
  type Dashboard,
  type ErasureState,
  type Interview,
  type Invitation,
  type InvitationList,
  type Mail,
  type ProfilingFilters,
  type ProfilingProgress,
  type ProfilingSnapshots,
  type PublishedPage,
  type Report,
  type ResultsMap,
  type RetentionPreview,
  type Waves,
  type Webhook,
  type WebhookDelivery,
} from '@cadran/contract';
import { dateFormats } from '@cadran/i18n';
import type { ReceivedRequest, Responders } from '../../../testing/fake-api.ts';
import { candidateFixture } from '../../shared/candidate/candidate.fixture.ts';
import { sessionFixture, userFixture } from '../../shared/session/session.fixture.ts';
import { storedCampaign } from '../../features/screening/form/values/stored-campaign.fixture.ts';
import { evidenceFixture, normsFixture, organizationEvidenceFixture } from './evidence.fixture.ts';
import { overview } from '../../features/profiling-results/figures/overview.fixture.ts';
import { storedAudit } from '../../features/profiling/stored-audit.fixture.ts';

/** Late on the 17th in London, early on the 18th in Paris, and in the middle of that day in Auckland. */
export const INSTANT = '2026-08-17T22:30:00.000Z';

export const ID = 'c0ffee00-0000-4000-8000-000000000001';
export const AUDIT = 'c0ffee00-0000-4000-8000-000000000003';
export const UNFINISHED = 'c0ffee00-0000-4000-8000-000000000002';
const user = userFixture({ role: 'admin', createdAt: INSTANT, lastLoginAt: INSTANT });
export const { organizationId } = user;
const organization = {
  ...sessionFixture().organization,
  createdAt: INSTANT,
  can: { edit: true, changeStatus: true, delete: true },
};

const campaign = storedCampaign({ createdAt: INSTANT, updatedAt: INSTANT });
const link = 'https://example.org/screening/baker';
const listed = { ...campaign, link, candidates: { opened: 1, completed: 1 }, can: {} };
const audit = storedAudit({ id: AUDIT, createdAt: INSTANT, updatedAt: INSTANT });

const activity: ActivityLogEntry = {
  id: ID,
  at: INSTANT,
  actor: { id: user.id, name: 'Ada', username: 'ada', role: 'admin' },
  action: 'login',
  target: { type: 'user', id: user.id, name: 'Ada' },
  detail: {},
  organizationId,
  organizationName: 'Atelier Mercure',
};
const dashboard: Dashboard = {
  modules: {
    screening: { enabled: true, campaigns: 1, respondents: 1 },
    profiling: { enabled: true, campaigns: 1, respondents: 1 },
  },
  notTold: 0,
  administration: {
    users: { active: 1, inactive: 0 },
    openCampaigns: { screening: 1, profiling: 1 },
  },
  platform: {
    organizations: { active: 1, inactive: 0 },
    users: { active: 1, inactive: 0 },
    campaigns: { screening: 1, profiling: 1 },
    respondents: { screening: 1, profiling: 1 },
    activity: [activity],
  },
};

const invitation = (id: string, change: Partial<Invitation>): Invitation => ({
  id,
  email: 'ada@example.org',
  name: 'Ada',
  language: 'fr',
  status: 'sent',
  invitedAt: INSTANT,
  lastMailAt: INSTANT,
  reminders: 1,
  error: null,
  nextTryAt: null,
  questionnaireId: null,
  ...change,
});
const invitations: InvitationList = {
  items: [
    invitation('sent', {}),
    invitation('late', { status: 'queued', error: '451 later', nextTryAt: INSTANT }),
  ],
  total: 2,
  counts: { queued: 1, sent: 1, opened: 0, completed: 0, failed: 0, unknown: 0 },
  remindable: 0,
  can: { invite: true },
};
const mail = (id: string, change: Partial<Mail>): Mail => ({
  id,
  organizationId,
  organizationName: 'Atelier Mercure',
  kind: 'invitation',
  status: 'sent',
  recipient: 'ada@example.org',
  language: 'fr',
  createdAt: INSTANT,
  dueAt: INSTANT,
  expiresAt: INSTANT,
  sentAt: INSTANT,
  attempts: 1,
  error: null,
  can: { retry: false },
  ...change,
});

const key: ApiKey = {
  id: ID,
  name: 'HR system',
  prefix: 'cad_abc',
  scopes: ['candidates:read'],
  createdAt: INSTANT,
  createdBy: 'Ada',
  expiresAt: INSTANT,
  lastUsedAt: INSTANT,
};
const webhook: Webhook = {
  id: ID,
  url: 'https://hr.example.org/hook',
  active: true,
  events: ['candidate.completed'],
  format: 'cadran',
  createdAt: INSTANT,
  failing: false,
};
const delivery = (id: string, change: Partial<WebhookDelivery>): WebhookDelivery => ({
  id,
  event: 'candidate.completed',
  status: 'delivered',
  createdAt: INSTANT,
  dueAt: INSTANT,
  attempts: 1,
  deliveredAt: INSTANT,
  responseStatus: 200,
  error: null,
  ...change,
});

const retention: RetentionPreview = {
  days: 90,
  keptLongerMonths: 24,
  due: { candidates: 0, campaigns: 0 },
  lastRunAt: INSTANT,
  forgotten: { candidates: 0, campaigns: 0 },
  items: [
    {
      campaign: { id: ID, name: 'Spring session' },
      closedAt: INSTANT,
      removesAt: INSTANT,
      candidates: 8,
      invitations: 0,
      keptLonger: 1,
      keptLongerUntil: INSTANT,
    },
  ],
};

const progress: CandidateProgress = {
  id: UNFINISHED,
  campaign: { id: ID, name: 'Baker', organizationId },
  status: 'opened',
  language: 'fr',
  contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: null },
  openedAt: INSTANT,
  savedAt: INSTANT,
  parts: [{ name: 'contact', state: 'done' }],
  lastPart: 'contact',
  reminders: { email: 'ada@example.org', sent: 1, lastAt: INSTANT, refusal: 'recently_reminded' },
  can: { remind: true, delete: true },
};

/** A report as the server writes it in the time zone that it was asked for. */
const report = (kind: Report['kind'], display: Readonly<Record<string, unknown>>): Report => ({
  kind,
  language: 'en',
  title: 'Report',
  subtitle: 'Ada',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        {
          kind: 'facts',
          facts: [
            {
              name: 'Date',
              value: dateFormats('en', String(display['timeZone'])).longDate(INSTANT),
            },
          ],
        },
      ],
    },
  ],
});
const recorded: CandidateDecision = {
  decision: 'hired',
  note: 'Yes',
  by: { id: ID, username: 'ada', displayName: 'Ada' },
  at: INSTANT,
  interviewers: [],
};
const candidateReport = ({ query }: ReceivedRequest): CandidateReport => ({
  questionnaireId: ID,
  campaign: { id: ID, name: 'Baker' },
  report: report(query['kind'] === 'personal' ? 'personal' : 'recruiter', query),
  decision: recorded,
  quality: 'good',
  engine: { version: 2, current: true, targetChanged: false, normsChanged: false },
  orderedBy: null,
  portraitMail: null,
  can: { decide: true, delete: false, recompute: false },
});

const snapshot = {
  number: 1,
  kind: 'final',
  status: 'ready',
  progress: 100,
  requestedAt: INSTANT,
  takenAt: INSTANT,
  respondents: 17,
  servedSelections: 1,
} as const;
const filters: ProfilingFilters = {
  campaign: { id: AUDIT, organizationId, name: 'Audit', status: 'closed', subject: 'company' },
  access: 'codes',
  minimumGroup: 5,
  combinable: true,
  snapshot,
  attributes: [],
  served: [{ respondents: 17 }],
  earlier: [],
  can: { update: true, groupUnits: false },
};
const snapshots: ProfilingSnapshots = {
  items: [snapshot],
  total: 1,
  current: 1,
  update: { allowed: false, newAnswers: 0, needed: 5, computations: null },
  can: { update: true },
};
const auditProgress: ProfilingProgress = {
  respondents: { opened: 5, completed: 15 },
  expectedHeadcount: null,
  responseRate: null,
  unitsAsOf: INSTANT,
  units: [],
};
const auditReport = ({ body }: ReceivedRequest) =>
  ({
    campaign: { id: AUDIT, organizationId, name: 'Audit' },
    snapshot: { number: 1, kind: 'final', takenAt: INSTANT },
    selection: {},
    figures: { respondents: 17, precision: 'exact' },
    report: report('profiling', { ...(body as object) }),
  }) as unknown as AggregateReport;

const ofAudit = {
  campaign: { id: AUDIT, organizationId, name: 'Audit' },
  snapshot: { number: 1, kind: 'final', takenAt: INSTANT },
  roundedDown: false,
} as const;
const map: ResultsMap = {
  ...ofAudit,
  minimumGroup: 5,
  everybody: overview(10),
  attributes: [
    {
      attribute: 'gender',
      groups: [
        { value: 'female', name: { fr: 'x', en: 'x' }, withheld: null, figures: overview(9) },
      ],
    },
  ],
};
const actions: AuditActionList = {
  campaign: { id: AUDIT, organizationId, name: 'Audit' },
  units: [],
  members: [],
  items: [
    {
      id: ID,
      audit: { id: ID, organizationId, name: 'Earlier audit' },
      title: 'Weekly meeting',
      notes: '',
      unit: null,
      responsible: null,
      dueOn: null,
      overdue: false,
      state: 'done',
      aim: { figure: 'clan', direction: 'up' },
      recommendation: null,
      movement: {
        movement: 'no_change',
        reason: null,
        audit: { id: AUDIT, name: 'Audit', takenAt: INSTANT },
        figures: {
          before: { value: 20, interval: [18, 22] },
          after: { value: 21, interval: [19, 23] },
          change: { value: 1, interval: [-2, 4] },
        },
      },
      createdAt: INSTANT,
      updatedAt: INSTANT,
      version: 1,
      can: { edit: true },
    },
  ],
  total: 1,
  can: { edit: true },
};
const publishedPage: PublishedPage = {
  campaign: { id: AUDIT, organizationId, name: 'Audit', status: 'closed' },
  link,
  draft: {
    heard: { fr: '', en: '' },
    next: { fr: '', en: '' },
    figures: ['bars'],
    unitIds: [],
    actionIds: [],
    since: true,
  },
  version: 1,
  publishedAt: INSTANT,
  changed: false,
  openings: 3,
  choices: {
    results: true,
    units: [],
    earlier: { name: 'Earlier audit', takenAt: INSTANT },
    actions: [],
  },
  can: { edit: true },
};
const waves: Waves = {
  campaign: ofAudit.campaign,
  waves: [ofAudit, ofAudit],
  lines: [
    {
      unit: null,
      points: [
        { unitId: null, figures: overview(22) },
        { unitId: null, figures: overview(11) },
      ],
    },
  ],
  matches: [],
  audits: [],
  can: { edit: false },
};

const interview: Interview = {
  candidate: { id: ID, contact: progress.contact },
  campaign: { id: ID, name: 'Baker' },
  guide: { version: 1, core: [], probes: [] },
  own: null,
  interviewers: [{ id: ID, name: 'Ada', submittedAt: INSTANT }],
  submitted: null,
  decision: { decision: 'interview', note: '', by: null, at: INSTANT, interviewers: [] },
  can: { rate: false, readOnly: false },
};
const comparison: Comparison = {
  campaign: { id: ID, name: 'Baker' },
  target: { culture: null, values: null, personality: null, motivations: null },
  norms: { version: '1', source: 'x', provisional: true },
  candidates: [{ ...candidateFixture('Ada'), precision: null, measures: null, recorded }],
};
const erasure: ErasureState = {
  holds: [{ reason: 'long_pause', since: INSTANT, machine: null, offsetSeconds: 0 }],
  now: INSTANT,
  lastRunAt: INSTANT,
  due: { organizations: 1, campaigns: 1, candidates: 1, invitations: 1, mails: 1 },
};

const order: AssessmentOrder = {
  id: ID,
  provider: 'api',
  externalReference: 'application 4711',
  status: 'started',
  campaignId: ID,
  campaignName: 'Baker',
  candidateId: ID,
  candidate: { name: 'Ada', email: 'ada@example.org' },
  orderedAt: INSTANT,
  changedAt: INSTANT,
  link: null,
  result: null,
  delivery: {
    status: 'queued',
    attempts: 1,
    attemptedAt: INSTANT,
    dueAt: INSTANT,
    error: 'HTTP 503',
  },
};

const one = (value: unknown) => () => Response.json(value);
const list = (...items: readonly unknown[]) => one({ items, total: items.length });
const SCREENING = `/api/screening/campaigns/${ID}`;
const PROFILING = `/api/profiling/campaigns/${AUDIT}`;
const ORGANIZATION = `/api/organizations/${organizationId}`;

export const session = { user, organization };

/** Whatever pages ask for; everything happened at the same instant. */
export const api: Responders = {
  'GET /api/dashboard': one(dashboard),
  'GET /api/audit': list(activity),
  'GET /api/erasure': one(erasure),
  'GET /api/screening/campaigns': list(listed),
  'GET /api/profiling/campaigns': list(audit),
  [`GET ${SCREENING}`]: one(listed),
  [`GET ${SCREENING}/screening/questionnaires`]: list(
    candidateFixture('Ada', {
      openedAt: INSTANT,
      completedAt: INSTANT,
      decision: 'hired',
      decisionMail: { state: 'sent', at: INSTANT },
    }),
    candidateFixture('Zoe', {
      openedAt: INSTANT,
      completedAt: INSTANT,
      decision: 'hired',
      decisionMail: { state: 'waiting', at: INSTANT },
    }),
  ),
  [`GET ${SCREENING}/compare`]: one(comparison),
  [`GET ${SCREENING}/progress`]: one({ days: [], undecided: 0 }),
  [`GET ${SCREENING}/invitations`]: one(invitations),
  [`GET ${PROFILING}`]: one(audit),
  [`GET ${PROFILING}/progress`]: one(auditProgress),
  [`GET ${PROFILING}/invitations`]: one(invitations),
  [`GET ${PROFILING}/filters`]: one(filters),
  [`GET ${PROFILING}/snapshots`]: one(snapshots),
  [`GET ${PROFILING}/map`]: one(map),
  [`GET ${PROFILING}/waves`]: one(waves),
  [`GET ${PROFILING}/actions`]: one(actions),
  [`GET ${PROFILING}/published-page`]: one(publishedPage),
  [`POST ${PROFILING}/profiling/questionnaires/filter`]: (request) =>
    Response.json(auditReport(request)),
  [`GET /api/screening/questionnaires/${ID}/report`]: (request) =>
    Response.json(candidateReport(request)),
  [`GET /api/screening/questionnaires/${ID}/interview`]: one(interview),
  [`GET /api/screening/questionnaires/${UNFINISHED}/progress`]: one(progress),
  'GET /api/assessment-orders': list(order),
  'GET /api/email/settings': one({
    configured: true,
    sender: 'hr@example.org',
    quota: { perDay: 100, used: 0 },
  }),
  'GET /api/email': list(mail('sent', {}), mail('late', { status: 'queued', sentAt: null })),
  'GET /api/organizations': list(organization),
  'GET /api/users': list(user),
  [`GET ${ORGANIZATION}`]: one(organization),
  [`GET ${ORGANIZATION}/users`]: list(user),
  [`GET ${ORGANIZATION}/retention`]: one(retention),
  [`GET ${ORGANIZATION}/integration`]: one({ allowedHosts: ['hr.example.org'] }),
  [`GET ${ORGANIZATION}/api-keys`]: list(key),
  [`GET ${ORGANIZATION}/tracking-systems`]: list(),
  [`GET ${ORGANIZATION}/directory`]: one({ url: 'https://cadran.example.org', groups: [] }),
  [`GET ${ORGANIZATION}/evidence`]: one(organizationEvidenceFixture(INSTANT)),
  [`GET ${ORGANIZATION}/evidence/document`]: (request) =>
    Response.json(report('evidence', request.query)),
  'GET /api/evidence': one(evidenceFixture),
  'GET /api/evidence/manual': (request) => Response.json(report('evidence', request.query)),
  'GET /api/evidence/norms': one({ items: [normsFixture(ID, INSTANT)] }),
  [`GET ${ORGANIZATION}/webhooks`]: list(webhook),
  [`GET ${ORGANIZATION}/webhooks/${ID}/deliveries`]: list(
    delivery('done', {}),
    delivery('late', { status: 'queued', deliveredAt: null }),
  ),
};
