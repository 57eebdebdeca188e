import {
  DEFAULT_CUSTOMIZATION,
  defaultsOf,
  type ProfilingCampaign,
  type ProfilingProgress,
  profilingFields,
} from '@cadran/contract';
import { userFixture } from '../../shared/session/session.fixture.ts';

const owner = userFixture();

/** An open audit that its owner may change, as the server presents it. */
export const storedAudit = (change: Partial<ProfilingCampaign> = {}): ProfilingCampaign => ({
  ...defaultsOf(profilingFields),
  id: 'c0ffee00-0000-4000-8000-000000000001',
  organizationId: owner.organizationId,
  organizationName: 'Cadran',
  ownerId: owner.id,
  ownerName: owner.username,
  version: 1,
  name: 'Baromètre',
  customUrl: 'barometre',
  link: 'https://example.org/barometre',
  redirectUrl: null,
  status: 'open',
  minimumGroup: 5,
  access: 'codes',
  customization: DEFAULT_CUSTOMIZATION,
  logo: null,
  codes: { mailed: 0, printed: 0, used: 0, headcount: null, canMail: true },
  frozen: { access: true, minimumGroup: true, segments: false },
  respondents: { opened: 0, completed: 0 },
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-01T08:00:00Z',
  can: { edit: true, duplicate: true, delete: true, changeOwner: true },
  ...change,
});

export const storedProgress: ProfilingProgress = {
  respondents: { opened: 0, completed: 0 },
  expectedHeadcount: null,
  responseRate: null,
  unitsAsOf: null,
  units: [],
};
