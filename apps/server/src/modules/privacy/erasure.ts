import { timingSafeEqual } from 'node:crypto';
import { invalid } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { deleteInvitations, findConsent, invitationsOfCandidate } from './queries/own-data.ts';
import { SYSTEM_ACTOR } from '../activity-log/index.ts';
import { hashResumeCode } from '../campaigns/index.ts';
import { deleteCandidate } from '../candidates/index.ts';
import { findAnswering, type QuestionnaireKey } from '../questionnaires/index.ts';
import { logCandidateActivity, findCampaign } from '../screening/index.ts';

/** Deletes answers, scores, decision, tokens, invitations and mails of a candidate. */
export const eraseCandidate = (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  key: QuestionnaireKey,
  code: string,
  now: Date,
): Promise<void> =>
  database.withTenant(key.organizationId, async (tx) => {
    const row = await findAnswering(tx, key, 'update');
    const { codeHash } = await findConsent(tx, key);
    const typedHash = hashResumeCode(secrets, code);
    if (codeHash === null || typedHash === null || !timingSafeEqual(typedHash, codeHash))
      throw invalid({ code: 'wrong_code' });
    const campaign = await findCampaign(tx, row.campaignId);
    const invited = await invitationsOfCandidate(tx, row, row.contact.email ?? undefined);
    await deleteInvitations(
      tx,
      key.organizationId,
      invited.map(({ id }) => id),
    );
    await deleteCandidate(tx, key);
    // The log entry does not identify the candidate.
    await logCandidateActivity(tx, SYSTEM_ACTOR, 'erase', { id: key.id, campaign }, now);
  });
