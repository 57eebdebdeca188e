import { LANGUAGES } from '@cadran/contract/codes';
import { describe, expect, it } from 'vitest';
import { buildPersonalReport } from '../personal/personal-report.ts';
import { buildRecruiterReport } from '../recruiter/recruiter-report.ts';
import { randomCandidate } from '../testing/random-candidate.ts';

const TECHNICAL = { fr: /névrosisme/i, en: /neuroticism/i };
const PLAIN = { fr: /sensibilité émotionnelle/i, en: /emotional sensitivity/i };

describe.each(LANGUAGES)('the fifth domain of personality (%s)', (language) => {
  const measured = Array.from({ length: 40 }, (_, seed) => randomCandidate(seed + 1)).filter(
    ({ scores, campaign }) => scores?.measures.personality && campaign.profile.personality !== null,
  );

  it('has the specification’s name and its explanation for recruiters', () => {
    expect(measured.length).toBeGreaterThan(3);
    for (const candidate of measured) {
      const report = JSON.stringify(buildRecruiterReport(candidate, language));
      expect(report).toMatch(TECHNICAL[language]);
      expect(report).toMatch(PLAIN[language]);
    }
  });

  it('is explained to candidates and never named so', () => {
    for (const candidate of measured) {
      const report = JSON.stringify(buildPersonalReport(candidate, language));
      expect(report).not.toMatch(TECHNICAL[language]);
      expect(report).toMatch(PLAIN[language]);
    }
  });
});
