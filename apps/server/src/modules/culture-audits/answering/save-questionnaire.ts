import type {
  ProfilingQuestionnaire,
  ProfilingQuestionnaireChange,
  SavedProfilingQuestionnaire,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { throwIfInvalid } from '../../../http/app-error.ts';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import { forgetAccess } from '../../../http/authentication/remembered-access.ts';
import type { Services } from '../../../http/context.ts';
import { profilingStore } from '../queries/campaigns.ts';
import {
  findCampaignIdOfQuestionnaire,
  drafts,
  findQuestionnaire,
  touchQuestionnaire,
} from '../queries/questionnaires.ts';
import { findInvalidAnswers } from './check-answers.ts';
import { completeQuestionnaire } from './complete-questionnaire.ts';
import { presentItems, presentState } from './present-questionnaire.ts';
import { saveOrCompleteAtOnce } from './save-at-once.ts';
import { createStampObfuscator } from './obfuscate-stamps.ts';
import { countBegun, findOpenCampaign, type QuestionnaireKey } from '../../campaigns/index.ts';
import { findNewerAnswers, stampAnswers, UNANSWERED_VERSION } from '../../questionnaires/index.ts';

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
  services: Services,
  key: QuestionnaireKey,
  answering: Answering | null,
  change: ProfilingQuestionnaireChange,
  now: Date,
): Promise<SavedProfilingQuestionnaire> => {
  const { database, secrets } = services;
  const { segments, answers, stamps } = change;
  const sent = stampAnswers({ answers: { ...answers, segments }, stamps }, now);
  const { hide, show } = createStampObfuscator(secrets, key.id);
  const hidden = hide(sent.stamps);
  if (answering?.questionnaire.id === key.id) {
    const stored = { items: sent.items, stamps: hidden };
    const saved = await saveOrCompleteAtOnce(services, answering, change, stored, show, now);
    if (saved) return saved;
    await answering.confirm();
  }
  let isFirst = false;
  const saved = await database.withTenant(key.organizationId, async (tx) => {
    if (change.status === 'completed') await lockCampaignOpen(tx, key);
    const begun = await findQuestionnaire(tx, key, true);
    const campaign = await findOpenCampaign(profilingStore, tx, begun.campaignId);
    throwIfInvalid(findInvalidAnswers(change, campaign));
    const { changed, newer: stored } = await drafts.saveNewerAnswers(tx, key, {
      items: sent.items,
      stamps: hidden,
    });
    const language = change.language ?? begun.language;
    const row =
      changed || language !== begun.language ? await touchQuestionnaire(tx, key, language) : begun;
    isFirst = begun.version === UNANSWERED_VERSION && row.version > UNANSWERED_VERSION;
    const newer = findNewerAnswers(hidden, stored);
    if (change.status === 'completed') await completeQuestionnaire(tx, row, campaign);
    return {
      ...presentState(row, change.status ?? 'opened', now),
      newer: presentItems(newer.items, show(newer.stamps)),
    };
  });
  if (isFirst) await countBegun(database.global, key.organizationId, now);
  // What is left of a completed questionnaire in memory is forgotten too.
  if (saved.status === 'completed' && answering) forgetAccess(answering.tokenHash);
  return saved;
};
