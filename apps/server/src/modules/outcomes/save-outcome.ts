import type { OutcomeContent, OutcomeMonth } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { outcomeState } from './present-outcome.ts';
import {
  deleteEntry,
  type EntryRow,
  findEntry,
  lockScores,
  type OutcomeKey,
  saveEntry,
} from './queries/entries.ts';
import { findHired, type HiredRow } from './queries/hired.ts';
import { sumsChanges } from './score-sums.ts';
import { findCandidate } from '../candidates/index.ts';
import { type CampaignRow, findCampaign, logCandidateActivity } from '../screening/index.ts';
import { addToSums } from '../stepped-sums/index.ts';

/** A candidate whose outcomes this member may enter; `not_found` or `forbidden` for others. */
export const loadHired = async (
  tx: Tx,
  actor: Member,
  id: string,
): Promise<{ campaign: CampaignRow; times: HiredRow[] }> => {
  const candidate = await findCandidate(tx, id);
  const campaign = await findCampaign(tx, candidate.campaignId);
  authorise(campaignPolicy.enterOutcome, actor, campaign);
  return { campaign, times: await findHired(tx, campaign.organizationId, id) };
};

export const timeOf = (times: readonly HiredRow[], months: OutcomeMonth): HiredRow => {
  const found = times.find((time) => time.months === months);
  if (!found) throw new AppError('conflict');
  return found;
};

/** From its time on, until it is past; what was entered can be corrected at any time. */
export const mayEnter = (hired: HiredRow, now: Date): boolean =>
  ['due', 'entered'].includes(outcomeState(hired, now));

const measuredOf = ({ stayed, performance, teamwork, learning }: EntryRow) => ({
  stayed,
  ratings: { performance, teamwork, learning },
});

/** Saves the outcome, and adds it to the sums in place of what was entered before. */
export const saveOutcome = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  { organization_id: organizationId, id, months }: HiredRow,
  content: OutcomeContent & { readonly version?: number },
  now: Date,
): Promise<void> => {
  const key = { organizationId, id, months };
  const scores = await lockScores(tx, key);
  const former = await findEntry(tx, key);
  if (content.version !== undefined && content.version !== (former?.version ?? 0))
    throw new AppError('conflict');
  // The scores of a corrected outcome stay those of its first entry: a later recompute is no correction.
  const counted = former?.counted ?? {
    overall: scores?.overall ?? null,
    skills: scores?.sections?.skills ?? null,
  };
  await saveEntry(tx, key, content, counted, now);
  const before = former ? measuredOf(former) : null;
  await addToSums(tx, sumsChanges(organizationId, months, counted, before, content), now);
  // Never what was rated: the log outlives the candidate's data.
  await logCandidateActivity(tx, actor, 'enter_outcome', { id, campaign }, now, { months });
};

export const removeOutcome = async (
  tx: Tx,
  actor: Member,
  campaign: CampaignRow,
  key: OutcomeKey,
  now: Date,
): Promise<void> => {
  await lockScores(tx, key);
  const former = await findEntry(tx, key);
  if (!former) throw new AppError('not_found');
  await deleteEntry(tx, key);
  const { organizationId, months } = key;
  const taken = sumsChanges(organizationId, months, former.counted, measuredOf(former), null);
  await addToSums(tx, taken, now);
  await logCandidateActivity(tx, actor, 'remove_outcome', { id: key.id, campaign }, now, {
    months,
  });
};
