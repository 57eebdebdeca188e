import {
  CULTURE_DIMENSIONS,
  type CampaignTarget,
  EMPTY_TARGET,
  type Language,
  type SampleReport,
  type ScreeningAnswers,
  toScoringTarget,
  type Report,
} from '@cadran/contract';
import { PROFILING_CULTURE } from '@cadran/instruments/profiling-culture';
import { seededRandom } from '@cadran/instruments/seeded-random';
import {
  type CandidateReportData,
  buildPersonalReport,
  buildProfilingReport,
  buildRecruiterReport,
  type ProfilingData,
} from '@cadran/reports';
import { cultureAuditTable, candidateScorer, ENGINE_VERSION, groupReport } from '@cadran/scoring';
import { simulateCandidate, simulateRespondent } from '@cadran/scoring/simulation';
import { type OrganizationRow, timeZoneOf } from '../organizations/index.ts';

/** Fixed, so that two samples differ only in their branding. */
const SEED = 2026;

const TARGET: CampaignTarget = {
  ...EMPTY_TARGET,
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

const buildCandidateData = (
  organization: OrganizationRow,
  language: Language,
  now: Date,
): CandidateReportData => {
  const profile = toScoringTarget(TARGET);
  const answers = simulateCandidate(seededRandom(SEED), { profile, affinity: 0.7 });
  const { culture, personality, motivations } = answers;
  const at = now.toISOString();
  return {
    organizationName: organization.name,
    timeZone: timeZoneOf(organization),
    campaign: {
      name: language === 'fr' ? 'Exemple' : 'Sample',
      profile: TARGET,
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
      // Simulated answers are complete.
      answers: { culture, personality, motivations } as ScreeningAnswers,
      decision: null,
    },
    scores: candidateScorer(profile, null)(answers, 'sample'),
    engineVersion: ENGINE_VERSION,
  };
};

const buildCultureAuditData = (
  organization: OrganizationRow,
  language: Language,
  now: Date,
): ProfilingData => {
  const random = seededRandom(SEED);
  const respondents = Array.from({ length: 40 }, () => {
    const parts = CULTURE_DIMENSIONS.map(
      (dimension) =>
        simulateRespondent(random, {
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
  const report = groupReport(cultureAuditTable(respondents, PROFILING_CULTURE), {
    valuesSets: [],
    servedGroups: [],
    leftOut: 0,
  });
  if (!report) throw new Error('The sample has no group report.');
  return {
    organizationName: organization.name,
    timeZone: timeZoneOf(organization),
    subject: 'company',
    minimumGroup: 5,
    codes: null,
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

/** A report of simulated answers, for previewing the branding. */
export const buildSampleReport = (
  kind: SampleReport,
  organization: OrganizationRow,
  language: Language,
  now: Date,
): Report => {
  if (kind === 'profiling')
    return buildProfilingReport(buildCultureAuditData(organization, language, now), language);
  const build = kind === 'recruiter' ? buildRecruiterReport : buildPersonalReport;
  return build(buildCandidateData(organization, language, now), language);
};
