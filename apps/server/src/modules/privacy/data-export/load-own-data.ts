import type { OwnData } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findConsent, invitationsOfCandidate, mailsOfCandidate } from '../queries/own-data.ts';
import { extendedRetentionEnd, retentionEnd } from '../retention/retention-times.ts';
import { findCandidateDetails, presentStoredScores } from '../../candidates/index.ts';
import { findOrganization, timeZoneOf } from '../../organizations/index.ts';
import { loadOwnInterviews } from './load-own-interviews.ts';
import {
  parseStoredAnswers,
  type QuestionnaireKey,
  readAnswers,
} from '../../questionnaires/index.ts';
import { announcedRetentionDays, findCampaign } from '../../screening/index.ts';

/** All data stored about a candidate, without the campaign's target. */
export const loadOwnData = async (tx: Tx, key: QuestionnaireKey, now: Date) => {
  const row = await findCandidateDetails(tx, key.id);
  const campaign = await findCampaign(tx, row.campaignId);
  const organization = await findOrganization(tx, key.organizationId);
  const consent = await findConsent(tx, key);
  const { items, languages } = await readAnswers(tx, key);
  const invited = await invitationsOfCandidate(tx, row, row.contact.email ?? undefined);
  const sent = await mailsOfCandidate(
    tx,
    key,
    invited.map(({ id }) => id),
  );
  const until = consent.keepLonger ? extendedRetentionEnd : retentionEnd;
  const { answers, timings } = parseStoredAnswers(items);
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
      orderedBy: row.orderedBy,
      addedUp: row.addedUp,
      keptUntil:
        campaign.closedAt === null
          ? null
          : until({
              closedAt: campaign.closedAt,
              days: announcedRetentionDays(campaign, organization),
              timeZone: timeZoneOf(organization),
            }).toISOString(),
    },
    contact: row.contact,
    answers,
    answerLanguages: languages,
    timings,
    scores:
      row.engineVersion === null
        ? null
        : { ...presentStoredScores(row), engineVersion: row.engineVersion },
    decision: { decision: row.decision, at: row.decidedAt?.toISOString() ?? null },
    interviews: await loadOwnInterviews(tx, key),
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
