import { EMPTY_TARGET, toScoringTarget, SCORED_SECTIONS } from '@cadran/contract';
import { scoreCandidate, type CandidateAnswers, type ScoredTarget } from '@cadran/scoring';
import { describe, expect, it } from 'vitest';
import { fullCampaign, LYON } from '../../../testing/candidates/full-campaign.ts';

const { profile, weights } = fullCampaign('scored');
const { motivations, job, individual, skills, experiences } = profile;

/** A candidate who matches the target in the factual sections. */
const answers: CandidateAnswers = {
  motivations: motivations.target,
  job: { ...job.target, startDelay: 'immediately' },
  mobility: { commuteTime: 30, preferredCities: ['2660646'], transports: ['train'] },
  individual: {
    workPermit: true,
    travelPercentage: 50,
    salary: individual.target.salary,
  },
  skills: skills.target.map((skill) => ({ ...skill, currentUse: true })),
  experiences: experiences.target,
  studies: { degree: 'doctorate' },
  languages: [
    { language: 'fr', level: 'native' },
    { language: 'en', level: 'b2' },
  ],
};

const FACTS = SCORED_SECTIONS.filter(
  (section) => !['culture', 'values', 'personality'].includes(section),
);

describe('the scorable target', () => {
  it('compares each target with its answers, cities by their id', () => {
    const target: ScoredTarget = toScoringTarget(profile);
    const scores = scoreCandidate(answers, target, weights);
    for (const section of FACTS)
      expect([section, scores.sections[section].score]).toEqual([section, 100]);
    const elsewhere = {
      ...answers,
      mobility: { ...answers.mobility, preferredCities: [String(LYON.id)] },
    };
    expect(scoreCandidate(elsewhere, target, weights).sections.mobility.score).toBe(70);
    expect(scores.weights).toEqual(weights);
  });

  it('does not score a section that is not asked or has no target', () => {
    const asked = {
      ...EMPTY_TARGET,
      ...Object.fromEntries(SCORED_SECTIONS.map((section) => [section, { target: null }])),
    };
    for (const one of [EMPTY_TARGET, asked]) {
      const target = toScoringTarget(one);
      expect(new Set(Object.values(target))).toEqual(new Set([null]));
      expect(scoreCandidate(answers, target).verdict).toBe('insufficient_basis');
    }
  });
});
