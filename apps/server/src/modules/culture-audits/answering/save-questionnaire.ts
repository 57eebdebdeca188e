import {
  type AnswerItems,
  type AnswerStamps,
  type FieldErrors,
  type ProfilingAnswers,
  type ProfilingQuestionnaire,
  type ProfilingQuestionnaireChange,
  type ProfilingSegments,
  type SavedProfilingQuestionnaire,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import { throwIfInvalid } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { type ProfilingCampaignRow, profilingStore } from '../queries/campaigns.ts';
import {
  type QuestionnaireRow,
  findCampaignIdOfQuestionnaire,
  drafts,
  findQuestionnaire,
  touchQuestionnaire,
} from '../queries/questionnaires.ts';
import { completeQuestionnaire } from './complete-questionnaire.ts';
import { createStampObfuscator } from './obfuscate-stamps.ts';
import { findOpenCampaign, type QuestionnaireKey } from '../../campaigns/index.ts';
import { findNewerAnswers, presentAnswers, stampAnswers } from '../../questionnaires/index.ts';

/** Units must be the campaign's, situations the instrument's. */
const checkAnswers = (
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
  throwIfInvalid(fields);
};

const presentState = (row: QuestionnaireRow, status: 'opened' | 'completed', now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status,
  language: row.language,
  version: row.version,
  now: now.toISOString(),
});

/** Validated by the schema when it was saved. */
const presentItems = (items: AnswerItems, stamps: AnswerStamps) => {
  const { segments = {}, ...answers } = presentAnswers(items);
  return {
    segments: segments as ProfilingSegments,
    answers: answers as ProfilingAnswers,
    stamps,
  };
};

export const readQuestionnaire = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  now: Date,
): Promise<ProfilingQuestionnaire> =>
  database.withTenant(key.organizationId, async (tx) => {
    const row = await findQuestionnaire(tx, key);
    await findOpenCampaign(profilingStore, tx, row.campaignId);
    const { items, stamps } = await drafts.readAnswers(tx, key);
    return {
      ...presentState(row, 'opened', now),
      ...presentItems(items, createStampObfuscator(secrets, key.id).show(stamps)),
    };
  });

/** A shared lock: the campaign cannot close before the answer is stored. */
const lockCampaignOpen = async (tx: Tx, key: QuestionnaireKey): Promise<void> => {
  const id = await findCampaignIdOfQuestionnaire(tx, key.id);
  await profilingStore.lockCampaign(tx, { organizationId: key.organizationId, id }, 'share');
};

/** Saves any subset of the answers, keeping the newer of each item; completes if asked to. */
export const saveQuestionnaire = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  change: ProfilingQuestionnaireChange,
  now: Date,
): Promise<SavedProfilingQuestionnaire> => {
  const { segments, answers, stamps } = change;
  const sent = stampAnswers({ answers: { ...answers, segments }, stamps }, now);
  const { hide, show } = createStampObfuscator(secrets, key.id);
  const hidden = hide(sent.stamps);
  return database.withTenant(key.organizationId, async (tx) => {
    if (change.status === 'completed') await lockCampaignOpen(tx, key);
    const begun = await findQuestionnaire(tx, key, true);
    const campaign = await findOpenCampaign(profilingStore, tx, begun.campaignId);
    checkAnswers(change, campaign);
    const { changed, newer: stored } = await drafts.saveNewerAnswers(tx, key, {
      items: sent.items,
      stamps: hidden,
    });
    const language = change.language ?? begun.language;
    const row =
      changed || language !== begun.language ? await touchQuestionnaire(tx, key, language) : begun;
    const newer = findNewerAnswers(hidden, stored);
    if (change.status === 'completed') await completeQuestionnaire(tx, row, campaign);
    return {
      ...presentState(row, change.status ?? 'opened', now),
      newer: presentItems(newer.items, show(newer.stamps)),
    };
  });
};
