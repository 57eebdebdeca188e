import { timingSafeEqual } from 'node:crypto';
import { invalid } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { deleteInvitations, findConsent, invitationsOfCandidate } from '../../queries/own-data.ts';
import { lockQuestionnaire, type QuestionnaireKey } from '../../queries/questionnaires.ts';
import { findCampaign } from '../../queries/screening-campaigns.ts';
import { deleteCandidate } from '../../queries/screening-questionnaires.ts';
import { SYSTEM } from '../audit.ts';
import { hashOfCode } from '../questionnaire/resume-code.ts';
import { auditCandidate } from '../screening/audit-campaign.ts';

/** Answers, scores, decision, tokens, invitations and mails: nothing of the candidate stays. */
export const eraseCandidate = (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  key: QuestionnaireKey,
  code: string,
  now: Date,
): Promise<void> =>
  database.withTenant(key.organizationId, async (tx) => {
    const row = await lockQuestionnaire(tx, key);
    const { codeHash } = await findConsent(tx, key);
    const given = hashOfCode(secrets, code);
    if (codeHash === null || given === null || !timingSafeEqual(given, codeHash))
      throw invalid({ code: 'wrong_code' });
    const campaign = await findCampaign(tx, row.campaignId);
    const invited = await invitationsOfCandidate(tx, row, row.contact.email ?? undefined);
    await deleteInvitations(
      tx,
      key.organizationId,
      invited.map(({ id }) => id),
    );
    await deleteCandidate(tx, key);
    // The log knows that somebody of this campaign asked, and not who.
    await auditCandidate(tx, SYSTEM, 'erase', { id: key.id, campaign }, now);
  });
