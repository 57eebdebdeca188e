import type { CandidateReport, Language, ReportKind, Report } from '@cadran/contract';
import { DEFAULT_LANGUAGE } from '@cadran/contract';
import { type Actor, candidatePolicy } from '@cadran/policies';
import { buildPersonalReport, buildRecruiterReport } from '@cadran/reports';
import { AppError } from '../../../http/app-error.ts';
import type { LoadedCandidate } from './load-candidate.ts';
import {
  candidatePermissions,
  presentDecision,
  scoringState,
} from '../present-candidate-details.ts';

const BUILDERS = { recruiter: buildRecruiterReport, personal: buildPersonalReport };

interface ReportRequest {
  readonly kind: ReportKind;
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
}

export const buildReport = (
  actor: Actor,
  { data }: LoadedCandidate,
  asked: ReportRequest,
): Report => {
  const own = actor.kind === 'respondent' ? data.questionnaire.language : DEFAULT_LANGUAGE;
  const { timeZone = data.timeZone } = asked;
  return BUILDERS[asked.kind]({ ...data, timeZone }, asked.language ?? own);
};

/** Recipient of the personal report's mail; null where sending it is not allowed. */
const portraitMail = (
  actor: Actor,
  { row, campaign }: LoadedCandidate,
): CandidateReport['portraitMail'] => {
  const { email, firstName, lastName } = row.contact;
  if (!email || !candidatePolicy.sendPersonalReport(actor, campaign)) return null;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { email, name, language: row.language };
};

/** The report with decision, quality and permissions, which candidates do not get. */
export const presentReport = (
  actor: Actor,
  loaded: LoadedCandidate,
  asked: ReportRequest,
): CandidateReport => {
  const { row, campaign } = loaded;
  const engine = scoringState(row, campaign);
  if (engine === null) throw new AppError('not_found');
  const isAssessor = candidatePolicy.readAssessment(actor, campaign);
  return {
    questionnaireId: row.id,
    campaign: { id: campaign.id, name: campaign.name },
    report: buildReport(actor, loaded, asked),
    decision: isAssessor ? presentDecision(row) : null,
    quality: isAssessor ? row.quality : null,
    // Candidates must not learn that what they are compared with changed.
    engine: isAssessor ? engine : { ...engine, targetChanged: false, normsChanged: false },
    orderedBy: isAssessor ? row.orderedBy : null,
    portraitMail: portraitMail(actor, loaded),
    can: candidatePermissions(actor, row, campaign),
  };
};
