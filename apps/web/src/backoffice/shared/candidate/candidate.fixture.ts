import type { Candidate } from '@cadran/contract';

/** A candidate who has completed a questionnaire, as lists and comparisons receive one. */
export const candidateFixture = (
  firstName: string,
  values: Partial<Candidate> = {},
): Candidate => ({
  id: `${firstName}-id`,
  campaignId: 'c0000000-0000-4000-8000-000000000000',
  status: 'completed',
  language: 'fr',
  openedAt: '2026-11-02T08:15:00.000Z',
  completedAt: '2026-11-02T09:01:00.000Z',
  contact: { firstName, lastName: 'Martin', email: null, phone: null },
  overall: 76,
  verdict: 'fits',
  interval: { low: 70, high: 82 },
  certainty: 'likely',
  quality: 'good',
  sections: null,
  engineVersion: 2,
  decision: 'undecided',
  decisionMail: { state: 'none', at: null },
  can: { delete: false, decide: true },
  ...values,
});
