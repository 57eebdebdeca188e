import type { OwnData } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findApplicant } from '../../queries/applicants.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { findConsent, invitationsOfCandidate, mailsOfCandidate } from '../../queries/own-data.ts';
import { readAnswers } from '../../queries/questionnaire-answers.ts';
import type { QuestionnaireKey } from '../../queries/questionnaires.ts';
import { findCampaign } from '../../queries/screening-campaigns.ts';
import { storedAnswers } from '../questionnaire/present-questionnaire.ts';
import { announcedDays } from './announced-days.ts';
import { keptLongerUntil, removesAt } from './retention-times.ts';

/** Gathers all that is kept about a candidate. What the campaign wishes for is the organisation's, and stays there. */
export const gatherOwnData = async (tx: Tx, key: QuestionnaireKey, now: Date) => {
  const row = await findApplicant(tx, key.id);
  const campaign = await findCampaign(tx, row.campaignId);
  const organization = await findOrganization(tx, key.organizationId);
  const consent = await findConsent(tx, key);
  const { items } = await readAnswers(tx, key);
  const invited = await invitationsOfCandidate(tx, row, row.contact.email ?? undefined);
  const sent = await mailsOfCandidate(
    tx,
    key,
    invited.map(({ id }) => id),
  );
  const until = consent.keepLonger ? keptLongerUntil : removesAt;
  const { answers, timings } = storedAnswers(items);
  const data: OwnData = {
    generatedAt: now.toISOString(),
    organization: { name: organization.name },
    campaign: {
      name: campaign.name,
      contactEmail: campaign.contactEmail,
      allowPersonalReport: campaign.allowPersonalReport,
    },
    questionnaire: {
      id: row.id,
      status: row.status,
      language: row.language,
      openedAt: row.openedAt.toISOString(),
      completedAt: row.completedAt?.toISOString() ?? null,
      consent: {
        at: consent.at.toISOString(),
        noticeVersion: consent.version,
        keepLonger: consent.keepLonger,
      },
      keptUntil:
        campaign.closedAt === null
          ? null
          : until(campaign.closedAt, announcedDays(campaign, organization)).toISOString(),
    },
    contact: row.contact,
    answers,
    timings,
    scores:
      row.engineVersion === null
        ? null
        : {
            engineVersion: row.engineVersion,
            overall: row.overall,
            verdict: row.verdict,
            quality: row.quality,
            sections: row.sections,
          },
    decision: { decision: row.decision, at: row.decidedAt?.toISOString() ?? null },
    invitations: invited.map(({ email, name, invitedAt }) => ({
      email,
      name,
      invitedAt: invitedAt.toISOString(),
    })),
    mails: sent.map(({ kind, status, recipient, createdAt, sentAt }) => ({
      kind,
      status,
      recipient,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  };
  return { data, campaign, organization };
};
