import { describe, expect, it } from 'vitest';
import type { InterviewAtDecision } from '../candidate-report-data.ts';
import { randomCandidate } from '../testing/random-candidate.ts';
import { buildRecruiterReport } from './recruiter-report.ts';

const conclusion = (interview: InterviewAtDecision | null) => {
  const candidate = randomCandidate(1);
  const decision = {
    name: { fr: 'Retenue', en: 'Hired' },
    note: null,
    by: 'Camille Roy',
    at: '2026-11-05T10:00:00.000Z',
    interview,
  };
  const { sections } = buildRecruiterReport(
    { ...candidate, questionnaire: { ...candidate.questionnaire, decision } },
    'en',
  );
  const blocks = sections.find(({ id }) => id === 'conclusion')?.blocks ?? [];
  const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []));
  return {
    by: facts.find(({ name }) => name === 'Interview rated by')?.value,
    rows: blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])),
    notes: blocks.flatMap((block) => (block.kind === 'small' ? block.text : [])),
  };
};

describe('the interview at the time of the decision', () => {
  const interviewers = ['Zoé Petit', null];

  it('names who rated, and has each question’s ratings', () => {
    const question = { fr: 'Pourquoi ?', en: 'Why?' };
    const { by, rows, notes } = conclusion({
      interviewers,
      ratings: [{ question, given: [4, 2] }],
    });
    expect(by).toBe('Zoé Petit and Deleted account');
    expect(rows).toEqual([['Why?', '4, 2']]);
    expect(notes).toEqual([expect.stringContaining('do not change the score')]);
  });

  it('names who rated and says why the ratings are not there', () => {
    const { by, rows, notes } = conclusion({ interviewers, ratings: null });
    expect([by, rows]).toEqual(['Zoé Petit and Deleted account', []]);
    expect(notes).toEqual([expect.stringContaining('have submitted theirs')]);
  });

  it('is not mentioned if nobody had rated', () => {
    expect(conclusion(null)).toEqual({ by: undefined, rows: [], notes: [] });
  });
});
