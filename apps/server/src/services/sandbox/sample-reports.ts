import {
  CULTURE_DIMENSIONS,
  type CampaignProfile,
  EMPTY_PROFILE,
  type Language,
  type SampleReport,
  type ScreeningAnswers,
  scorableProfile,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import {
  type ApplicantData,
  buildPersonalReport,
  buildProfilingReport,
  buildRecruiterReport,
  type ProfilingData,
  type Report,
} from '@cadran/reports';
import { auditTable, candidateScorer, ENGINE_VERSION, groupReport } from '@cadran/scoring';
import { simulateCandidate, simulateEmployee } from '@cadran/scoring/simulation';

/** Always the same invented people: who compares two brandings compares nothing else. */
const SEED = 2026;

const WISHES: CampaignProfile = {
  ...EMPTY_PROFILE,
  culture: { target: { clan: 35, adhocracy: 35, market: 15, hierarchy: 15 } },
  personality: {
    target: { openness: { min: 50, max: 70 }, conscientiousness: { min: 50, max: 70 } },
  },
  motivations: {
    target: [
      'learning',
      'creativity',
      'work_atmosphere',
      'skills',
      'social_unity',
      'time_planning',
      'human_contact',
      'career',
      'salary',
      'security',
    ],
  },
};

const applicantOf = (organizationName: string, language: Language, now: Date): ApplicantData => {
  const profile = scorableProfile(WISHES);
  const answers = simulateCandidate(seededRandom(SEED), { profile, affinity: 0.7 });
  const { culture, personality, motivations } = answers;
  const at = now.toISOString();
  return {
    organizationName,
    campaign: {
      name: language === 'fr' ? 'Exemple' : 'Sample',
      profile: WISHES,
      weights: null,
      questions: [],
      contactEmail: null,
    },
    questionnaire: {
      contact: {
        firstName: 'Camille',
        lastName: 'Exemple',
        email: 'camille@example.org',
        phone: '',
      },
      status: 'completed',
      language,
      openedAt: at,
      completedAt: at,
      // Simulated answers leave no item out.
      answers: { culture, personality, motivations } as ScreeningAnswers,
      decision: null,
    },
    scores: candidateScorer(profile, null)(answers),
    engineVersion: ENGINE_VERSION,
  };
};

const auditOf = (organizationName: string, language: Language, now: Date): ProfilingData => {
  const random = seededRandom(SEED);
  const people = Array.from({ length: 40 }, () => {
    const parts = CULTURE_DIMENSIONS.map(
      (dimension) =>
        simulateEmployee(random, {
          unitIds: ['any'],
          perceived: { clan: 20, adhocracy: 15, market: 30, hierarchy: 35 },
          desired: { clan: 35, adhocracy: 30, market: 15, hierarchy: 20 },
          spread: 8,
          situations: PROFILING_CULTURE.filter((situation) => situation.dimension === dimension),
        }).answers,
    );
    return {
      perceived: Object.assign({}, ...parts.map((part) => part.perceived)),
      desired: Object.assign({}, ...parts.map((part) => part.desired)),
    };
  });
  const report = groupReport(auditTable(people, PROFILING_CULTURE), {
    valuesSets: [],
    servedGroups: [],
    leftOut: 0,
  });
  if (!report) throw new Error('Forty people are somebody.');
  return {
    organizationName,
    subject: 'company',
    minimumGroup: 5,
    units: [],
    valuesSets: [],
    group: {
      campaignName: language === 'fr' ? 'Exemple' : 'Sample',
      snapshot: { kind: 'final', takenAt: now.toISOString() },
      selection: {},
      report,
    },
  };
};

/** A report of invented answers, to see the branding on. */
export const sampleReport = (
  kind: SampleReport,
  organizationName: string,
  language: Language,
  now: Date,
): Report => {
  if (kind === 'profiling')
    return buildProfilingReport(auditOf(organizationName, language, now), language);
  const build = kind === 'recruiter' ? buildRecruiterReport : buildPersonalReport;
  return build(applicantOf(organizationName, language, now), language);
};
