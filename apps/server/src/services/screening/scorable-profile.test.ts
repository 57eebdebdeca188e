import {
  EMPTY_PROFILE,
  scorableProfile,
  SCORED_SECTIONS,
  type CampaignProfile,
} from '@cadran/contract';
import { scoreCandidate, type CandidateAnswers, type DesiredProfile } from '@cadran/scoring';
import { describe, expect, it } from 'vitest';
import { everyField, LYON } from '../../testing/every-field.ts';

const { profile, weights } = everyField('scored');
const { motivations, job, individual, skills, experiences } = profile;

/** A candidate who is what the campaign wishes for, in the sections that are facts. */
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

describe('a campaign’s profile is what the scoring takes', () => {
  it('each target is compared with its answers, cities by their id', () => {
    const target: DesiredProfile = scorableProfile(profile);
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

  it('a section not asked, or asked without a target, is not scored', () => {
    const asked = Object.fromEntries(
      SCORED_SECTIONS.map((section) => [section, { target: null }]),
    ) as CampaignProfile;
    for (const one of [EMPTY_PROFILE, asked]) {
      const target = scorableProfile(one);
      expect(new Set(Object.values(target))).toEqual(new Set([null]));
      expect(scoreCandidate(answers, target).verdict).toBe('insufficient_basis');
    }
  });
});
