import {
  type AnswerItems,
  type AnswerStamps,
  answersOf,
  type FieldErrors,
  type ProfilingAnswers,
  type ProfilingQuestionnaire,
  type ProfilingQuestionnaireChange,
  type ProfilingSegments,
  type SavedProfilingQuestionnaire,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import { refuseFields } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import type { QuestionnaireKey } from '../../queries/answer-store.ts';
import { type ProfilingCampaignRow, profilingStore } from '../../queries/profiling-campaigns.ts';
import {
  type BegunRow,
  campaignOfBegun,
  drafts,
  findBegun,
  touchBegun,
} from '../../queries/profiling-questionnaires.ts';
import { findOpen } from '../campaign/open-campaign.ts';
import { newerThan, stampedAnswers } from '../questionnaire/stamped-items.ts';
import { completeAudit } from './complete-questionnaire.ts';
import { hiddenStamps } from './hidden-stamps.ts';

/** What the schema cannot know: the campaign's units and the instrument's situations. */
const checkSent = (
  { segments, answers = {} }: ProfilingQuestionnaireChange,
  campaign: ProfilingCampaignRow,
): void => {
  const fields: FieldErrors = {};
  const unitId = segments?.unitId;
  if (unitId && !campaign.units.some(({ id }) => id === unitId))
    fields['segments.unitId'] = 'one_of';
  for (const part of PROFILING_PARTS)
    for (const item of Object.keys(answers[part.name as keyof ProfilingAnswers] ?? {}))
      if (part.pageOf(item, campaign) < 0) fields[`answers.${part.name}.${item}`] = 'unknown_field';
  refuseFields(fields);
};

const state = (row: BegunRow, status: 'opened' | 'completed', now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status,
  language: row.language,
  version: row.version,
  now: now.toISOString(),
});

/** What is stored was checked by the schema on its way in. */
const presentItems = (items: AnswerItems, stamps: AnswerStamps) => {
  const { segments = {}, ...answers } = answersOf(items);
  return {
    segments: segments as ProfilingSegments,
    answers: answers as ProfilingAnswers,
    stamps,
  };
};

export const readAudit = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  now: Date,
): Promise<ProfilingQuestionnaire> =>
  database.withTenant(key.organizationId, async (tx) => {
    const row = await findBegun(tx, key);
    await findOpen(profilingStore, tx, row.campaignId);
    const { items, stamps } = await drafts.readAnswers(tx, key);
    return {
      ...state(row, 'opened', now),
      ...presentItems(items, hiddenStamps(secrets, key.id).show(stamps)),
    };
  });

/** No answer slips in behind the closing of a campaign: who completes holds it open until the answer is stored. */
const holdCampaign = async (tx: Tx, key: QuestionnaireKey): Promise<void> => {
  const id = await campaignOfBegun(tx, key.id);
  await profilingStore.lockCampaign(tx, { organizationId: key.organizationId, id }, 'share');
};

/** Saves any subset of the answers, item by item the newer one; completes if asked to. */
export const saveAudit = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  change: ProfilingQuestionnaireChange,
  now: Date,
): Promise<SavedProfilingQuestionnaire> => {
  const { segments, answers, stamps } = change;
  const sent = stampedAnswers({ answers: { ...answers, segments }, stamps }, now);
  const { hide, show } = hiddenStamps(secrets, key.id);
  const hidden = hide(sent.stamps);
  return database.withTenant(key.organizationId, async (tx) => {
    if (change.status === 'completed') await holdCampaign(tx, key);
    const begun = await findBegun(tx, key, true);
    const campaign = await findOpen(profilingStore, tx, begun.campaignId);
    checkSent(change, campaign);
    const { changed, newer: stored } = await drafts.keepNewer(tx, key, {
      items: sent.items,
      stamps: hidden,
    });
    const language = change.language ?? begun.language;
    const row =
      changed || language !== begun.language ? await touchBegun(tx, key, language) : begun;
    const newer = newerThan(hidden, stored);
    if (change.status === 'completed') await completeAudit(tx, row, campaign);
    return {
      ...state(row, change.status ?? 'opened', now),
      newer: presentItems(newer.items, show(newer.stamps)),
    };
  });
};
