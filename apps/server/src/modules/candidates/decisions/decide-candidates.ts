import type { BodyOf, contract, SavedDecisions } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { isUserOf, type Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import { presentDecision } from '../present-candidate-details.ts';
import {
  type DecisionRow,
  findDecisions,
  lockDecisions,
  saveDecisions,
} from '../queries/decisions.ts';
import { takeBackMails } from '../../decision-mails/index.ts';
import { type CampaignRow, logCandidateDecisions } from '../../screening/index.ts';
import { enqueueWebhooks } from '../../webhooks/index.ts';

type NewDecision = BodyOf<typeof contract.candidates.decideMany>['decisions'][number];

const rowOf = (rows: ReadonlyMap<string, DecisionRow>, id: string): DecisionRow => {
  const row = rows.get(id);
  if (!row) throw new AppError('not_found');
  return row;
};

/** Somebody else has decided since the caller read the decision. */
const isOvertaken = ({ replaces }: NewDecision, { decidedAt }: DecisionRow): boolean =>
  replaces !== undefined &&
  (decidedAt?.getTime() ?? null) !== (replaces === null ? null : Date.parse(replaces));

/**
 * Saves all decisions or none, with a line each in the activity log. A mail that waits to tell the former one is taken
 * back.
 */
export const decideCandidates = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  decisions: readonly NewDecision[],
  now: Date,
): Promise<SavedDecisions['items']> => {
  const ids = decisions.map(({ id }) => id);
  const former = await lockDecisions(tx, campaign, ids);
  if (decisions.some((one) => isOvertaken(one, rowOf(former, one.id))))
    throw new AppError('conflict');
  // The row can only refer to a user of its organisation; for others only the log has the name.
  const by = isUserOf(actor, campaign.organizationId) ? actor.id : null;
  await saveDecisions(tx, campaign, decisions, by, now);
  const changes = decisions.map(({ id, decision }) => ({
    id,
    from: rowOf(former, id).decision,
    to: decision,
  }));
  await logCandidateDecisions(tx, actor, campaign, changes, now);
  const changed = decisions.filter(({ id, decision, note }) => {
    const before = rowOf(former, id);
    return before.decision !== decision || (before.decisionNote ?? '') !== note;
  });
  const { organizationId, id: campaignId } = campaign;
  for (const { id, decision } of decisions)
    if (rowOf(former, id).decision !== decision)
      await enqueueWebhooks(tx, 'candidate.decided', { organizationId, campaignId, id }, now);
  const takenBack = await takeBackMails(
    tx,
    campaign,
    changed.map(({ id }) => id),
  );
  const saved = await findDecisions(tx, campaign, ids);
  return ids.map((id) => ({
    id,
    saved: { ...presentDecision(rowOf(saved, id)), mailTakenBack: takenBack.has(id) },
    former: presentDecision(rowOf(former, id)),
  }));
};
