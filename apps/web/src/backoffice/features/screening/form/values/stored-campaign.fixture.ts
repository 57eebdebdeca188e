import { DEFAULT_CUSTOMIZATION, type ScreeningCampaign, STARTING_TARGET } from '@cadran/contract';
import { userFixture } from '../../../../shared/session/session.fixture.ts';

const owner = userFixture();

/** An open campaign that its owner may change, as the server presents it. */
export const storedCampaign = (change: Partial<ScreeningCampaign> = {}): ScreeningCampaign =>
  ({
    id: 'c0ffee00-0000-4000-8000-000000000001',
    organizationId: owner.organizationId,
    ownerId: owner.id,
    ownerName: owner.displayName,
    version: 1,
    createdAt: '2026-11-02T08:00:00.000Z',
    link: 'https://cadran.example/screening/a/baker',
    name: 'Baker',
    customUrl: 'baker',
    redirectUrl: null,
    contactEmail: owner.email,
    status: 'open',
    allowPersonalReport: false,
    profile: STARTING_TARGET,
    questions: [],
    interview: null,
    weights: null,
    customization: DEFAULT_CUSTOMIZATION,
    candidates: { started: 0, completed: 0 },
    can: { edit: true, changeOwner: true },
    ...change,
  }) as unknown as ScreeningCampaign;
