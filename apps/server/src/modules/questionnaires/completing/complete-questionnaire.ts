import {
  findNewerAnswers,
  foldAnswers,
  type GivenAnswers,
  type SavedQuestionnaire,
  valuesOf,
} from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { findMissingAnswers } from '@cadran/instruments/parts/screening-parts';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import {
  type AnsweringRow,
  findAnswering,
  updateQuestionnaire,
} from '../queries/questionnaires.ts';
import { insertFinishedAnswers, type QuestionnaireKey, readSaves } from '../queries/saves.ts';
import { notifyOwner } from './notify-owner.ts';
import { scoreQuestionnaires } from './score-questionnaire.ts';
import { countBegun } from '../../campaigns/index.ts';
import { findNormsInUse, handOver } from '../../evidence/index.ts';
import { parseStoredAnswers, presentSaved } from '../present-questionnaire.ts';
import { askedParts } from '../answers/asked-parts.ts';
import { refuseMissingAnswers } from '../answers/check-answers.ts';
import { givenByCandidate } from '../answers/given-answers.ts';
import { type CheckedChange, checkChange, takeDetails } from '../saving/check-change.ts';
import { type CampaignRow, findCampaign } from '../../screening/index.ts';
import { enqueueWebhooks } from '../../webhooks/index.ts';

/** Each further attempt needs another save of the same candidate in the milliseconds in which scores are computed. */
const MOST_ATTEMPTS = 5;

/** What a completion is computed from. */
interface Read {
  readonly row: AnsweringRow;
  readonly campaign: CampaignRow;
  readonly saves: number;
  readonly given: GivenAnswers;
  readonly folded: GivenAnswers;
}

/** Undefined, and nothing stored, if something was saved or the campaign was changed since the answers were read. */
const storeCompletion = async (
  tx: Tx,
  { row: before, campaign, saves, folded }: Read,
  change: CheckedChange,
  { scores, ...columns }: Awaited<ReturnType<typeof scoreQuestionnaires>>[number]['columns'],
  now: Date,
) => {
  const row = await findAnswering(tx, before, 'update');
  const unchanged =
    row.status === 'opened' &&
    row.campaignStatus === 'open' &&
    row.organizationStatus === 'active' &&
    row.campaignVersion === campaign.version &&
    (await readSaves(tx, schema.screeningSaves, row)).length === saves;
  if (!unchanged) return undefined;
  const addedUp = row.organizationAddsUp && change.addUpAnswers !== false;
  const details = await takeDetails(tx, row, change, folded);
  const scored = { ...columns, scores, addedUp };
  const { language = row.language } = change;
  const [completed] = await Promise.all([
    updateQuestionnaire(tx, row, { status: 'completed', completedAt: now, ...details, ...scored }),
    insertFinishedAnswers(tx, row, folded),
    addedUp && handOver(tx, { ...row, language }, parseStoredAnswers(valuesOf(folded)), scores),
    enqueueWebhooks(tx, 'candidate.completed', row, now),
    notifyOwner(tx, campaign, row, now),
  ]);
  return completed;
};

/**
 * Refused while required answers are missing. Scores are computed without a transaction; if something is saved
 * meanwhile, they are computed again.
 */
export const completeQuestionnaire = async (
  { database, scores }: Pick<Services, 'database' | 'scores'>,
  key: QuestionnaireKey,
  change: CheckedChange,
  now: Date,
): Promise<SavedQuestionnaire> => {
  const { organizationId, id } = key;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const read = await database.withTenant(organizationId, async (tx) => {
      const row = await findAnswering(tx, key, 'key share');
      const language = change.language ?? row.language;
      const given = givenByCandidate(change, language, now);
      const repeated = await checkChange(tx, row, change, given, now);
      if (repeated) return { repeated };
      const saves = await readSaves(tx, schema.screeningSaves, key);
      const folded = foldAnswers([...saves, given]);
      const campaign = await findCampaign(tx, row.campaignId);
      const norms = (await findNormsInUse(tx))[language];
      return { row, campaign, norms, saves: saves.length, given, folded };
    });
    if ('repeated' in read) return read.repeated;
    const items = valuesOf(read.folded);
    refuseMissingAnswers(findMissingAnswers(items, askedParts(read.campaign)), 'contact');
    const [scored] = await scoreQuestionnaires(scores, read.campaign, [
      { id, items, norms: read.norms },
    ]);
    if (!scored) throw new Error('A questionnaire was left without scores.');
    const completed = await database.withTenant(organizationId, (tx) =>
      storeCompletion(tx, read, change, scored.columns, now),
    );
    if (!completed) continue;
    if (read.row.isUnanswered) await countBegun(database.global, organizationId, now);
    return presentSaved(completed, findNewerAnswers(read.given, read.folded), now);
  }
  throw new AppError('unavailable');
};
