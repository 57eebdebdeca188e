import type { Evidence, NormsVersion, OrganizationEvidence } from '@cadran/contract';

const share = { count: 30, of: 100, share: 0.3, interval: [0.2, 0.4] as [number, number] };

const tooFew = { state: 'too_few', people: 0, needed: 100, date: null } as const;

export const evidenceFixture: Evidence = {
  organizations: 1,
  instrumentVersion: 3,
  instrumentVersions: [3],
  items: tooFew,
  reliability: tooFew,
  norms: [{ language: 'fr', panel: tooFew }],
  itemFairness: [{ grouping: 'language', groups: [], panel: tooFew }],
};

/** Decisions are known. */
export const organizationEvidenceFixture = (date: string): OrganizationEvidence => ({
  impact: { needed: 30, date: null, comparisons: [] },
  oversight: {
    state: 'known',
    people: 100,
    needed: 100,
    date,
    figures: {
      againstVerdict: share,
      underOneMinute: share,
      changedAfterTold: share,
      targetsChangedAfterResults: share,
    },
  },
});

export const normsFixture = (id: string, adoptedAt: string): NormsVersion => ({
  id,
  name: 'First',
  language: 'fr',
  instrumentVersion: 3,
  people: 300,
  adoptedAt,
  adoptedBy: 'Grace',
  inUse: false,
});
