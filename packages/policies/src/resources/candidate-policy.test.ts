import { describe, expect, it } from 'vitest';
import { candidatePolicy } from './candidate-policy.ts';
import { ADMINS_HERE, allowed, MEMBERS_HERE } from '../test-actors.ts';

const candidate = (allowPersonalReport: boolean) => ({
  questionnaireId: 'own',
  campaign: { organizationId: 'here', ownerId: 'owner', allowPersonalReport },
});

describe('candidatePolicy', () => {
  it('lets only the respondent of the questionnaire answer', () => {
    expect(allowed((actor) => candidatePolicy.answer(actor, 'own'))).toBe('respondent');
  });

  it('lets members of the organisation read both reports', () => {
    for (const kind of ['recruiter', 'personal'] as const)
      expect(allowed((actor) => candidatePolicy.readReport(actor, kind, candidate(false)))).toBe(
        MEMBERS_HERE,
      );
  });

  it('lets candidates read their own personal report if the campaign allows it', () => {
    const readers = (kind: 'recruiter' | 'personal') =>
      allowed((actor) => candidatePolicy.readReport(actor, kind, candidate(true)));
    expect(readers('personal')).toBe(`${MEMBERS_HERE} respondent`);
    expect(readers('recruiter')).toBe(MEMBERS_HERE);
  });

  it('shows decision and reliability to members only', () => {
    const { campaign } = candidate(true);
    expect(allowed((actor) => candidatePolicy.readAssessment(actor, campaign))).toBe(MEMBERS_HERE);
  });

  it('lets those who may edit the campaign send a personal report that candidates may read', () => {
    const senders = (allowPersonalReport: boolean) =>
      allowed((actor) =>
        candidatePolicy.sendPersonalReport(actor, candidate(allowPersonalReport).campaign),
      );
    expect(senders(true)).toBe(`owner ${ADMINS_HERE}`);
    expect(senders(false)).toBe('');
  });
});
