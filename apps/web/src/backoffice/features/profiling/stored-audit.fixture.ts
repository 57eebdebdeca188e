import {
  DEFAULT_CUSTOMIZATION,
  defaultsOf,
  type ProfilingCampaign,
  type ProfilingProgress,
  profilingFields,
} from '@cadran/contract';
import { userFixture } from '../../shared/session/session.fixture.ts';

const owner = userFixture();

/** An open audit that its owner may change and nobody has answered, as the server presents it. */
export const storedAudit = (change: Partial<ProfilingCampaign> = {}): ProfilingCampaign => ({
  ...defaultsOf(profilingFields),
  id: 'c0ffee00-0000-4000-8000-000000000001',
  organizationId: owner.organizationId,
  organizationName: owner.organizationName,
  ownerId: owner.id,
  ownerName: owner.displayName,
  version: 1,
  name: 'Audit',
  customUrl: 'audit',
  link: `https://example.org/profiling/${owner.organizationId}/audit`,
  status: 'open',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  minimumGroup: 5,
  customization: DEFAULT_CUSTOMIZATION,
  logo: null,
  codes: null,
  respondents: { opened: 0, completed: 0 },
  frozen: { access: true, minimumGroup: true, segments: false },
  can: { edit: true, delete: true, duplicate: true, changeOwner: true },
  ...change,
});

export const storedProgress: ProfilingProgress = {
  respondents: { opened: 0, completed: 0 },
  expectedHeadcount: null,
  responseRate: null,
  unitsAsOf: null,
  units: [],
};
