import type { ReportKind } from '@cadran/contract';
import { type Actor, isUserOf, type Respondent } from '../actor.ts';
import { campaignPolicy, type OwnedCampaign } from './campaign-policy.ts';

interface ReportedCandidate {
  readonly questionnaireId: string;
  readonly campaign: OwnedCampaign & { readonly allowPersonalReport: boolean };
}

const isOwn = (actor: Actor, questionnaireId: string): actor is Respondent =>
  actor.kind === 'respondent' && actor.questionnaireId === questionnaireId;

export const candidatePolicy = {
  /** A respondent's token opens one questionnaire: to read, answer, export or erase it. */
  answer: isOwn,
  /** Members read both reports; candidates their own personal one, if the campaign allows it. */
  readReport: (actor: Actor, kind: ReportKind, about: ReportedCandidate): boolean =>
    actor.kind === 'member'
      ? campaignPolicy.read(actor, about.campaign)
      : isOwn(actor, about.questionnaireId) &&
        kind === 'personal' &&
        about.campaign.allowPersonalReport,
  /** Decision, reliability and whether the target was changed are not shown to candidates. */
  readAssessment: (actor: Actor, campaign: OwnedCampaign): boolean =>
    campaignPolicy.read(actor, campaign),
  /** People of the organisation: a program has met nobody, and another organisation's rows cannot name its users. */
  interview: (actor: Actor, { organizationId }: OwnedCampaign): boolean =>
    isUserOf(actor, organizationId),
  sendPersonalReport: (actor: Actor, campaign: ReportedCandidate['campaign']): boolean =>
    campaign.allowPersonalReport && campaignPolicy.edit(actor, campaign),
};
