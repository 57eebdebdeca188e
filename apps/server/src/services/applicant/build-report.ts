import type { ApplicantReport, Language, ReportKind } from '@cadran/contract';
import { DEFAULT_LANGUAGE } from '@cadran/contract';
import { type Actor, campaignPolicy, type Member } from '@cadran/policies';
import { buildPersonalReport, buildRecruiterReport, type Report } from '@cadran/reports';
import { AppError } from '../../app-error.ts';
import type { LoadedApplicant } from './load-applicant.ts';
import { applicantRights, presentDecision, scoringState } from './present-applicant.ts';
import { onItsWay } from '../report-on-its-way.ts';

const BUILDERS = { recruiter: buildRecruiterReport, personal: buildPersonalReport };

interface Asked {
  readonly kind: ReportKind;
  readonly language?: Language | undefined;
}

export const buildReport = (actor: Actor, { data }: LoadedApplicant, asked: Asked): Report => {
  const own = actor.kind === 'respondent' ? data.questionnaire.language : DEFAULT_LANGUAGE;
  return BUILDERS[asked.kind](data, asked.language ?? own);
};

const NONE = { decide: false, delete: false, recompute: false };

/** As the mail's own rules have it: the campaign lets candidates read it, and this member may write for it. */
const portraitMailOf = (
  actor: Member,
  { row, campaign }: LoadedApplicant,
): ApplicantReport['portraitMail'] => {
  const { email, firstName, lastName } = row.contact;
  if (!email || !campaign.allowPersonalReport || !campaignPolicy.edit(actor, campaign)) return null;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return { email, name, language: row.language };
};

/** The report with what the screen shows beside it; a candidate sees the report alone. */
export const presentReport = (
  actor: Actor,
  loaded: LoadedApplicant,
  asked: Asked,
): ApplicantReport => {
  const { row, campaign } = loaded;
  const engine = scoringState(row, campaign);
  if (engine === null) throw new AppError('not_found');
  const isMember = actor.kind === 'member';
  return {
    questionnaireId: row.id,
    campaign: { id: campaign.id, name: campaign.name },
    report: onItsWay(buildReport(actor, loaded, asked)),
    decision: isMember ? presentDecision(row) : null,
    quality: isMember ? row.quality : null,
    // That a campaign's wishes were changed is not the candidate's to know.
    engine: isMember ? engine : { ...engine, targetChanged: false },
    portraitMail: isMember ? portraitMailOf(actor, loaded) : null,
    can: isMember ? applicantRights(actor, row, campaign) : NONE,
  };
};
