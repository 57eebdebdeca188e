import {
  findNewerAnswers,
  foldAnswers,
  type GivenAnswers,
  type ProfilingQuestionnaire,
  type ProfilingQuestionnaireChange,
  type SavedProfilingQuestionnaire,
  toAnswerItems,
} from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { AppError, throwIfInvalid } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { findProfilingCampaign, profilingStore } from '../queries/campaigns.ts';
import {
  changeLanguage,
  findAnswering,
  findCampaignIdOfQuestionnaire,
  insertSave,
} from '../queries/questionnaires.ts';
import { type AuditRules, findInvalidAnswers } from './check-answers.ts';
import { completeQuestionnaire } from './complete-questionnaire.ts';
import { createStampObfuscator } from './obfuscate-stamps.ts';
import { presentItems, presentState } from './present-questionnaire.ts';
import { countBegun, createVersionCache } from '../../campaigns/index.ts';
import { type QuestionnaireKey, readSaves, stampAnswers } from '../../questionnaires/index.ts';

const rulesCache = createVersionCache(
  findProfilingCampaign,
  ({ units, mandatory }): AuditRules => ({ units, mandatory }),
);

/** `campaign_closed` if it cannot be answered now. */
const findOpen = async (tx: Tx, key: QuestionnaireKey, lock: 'key share' | 'update') => {
  const row = await findAnswering(tx, key, lock);
  if (row.campaignStatus !== 'open' || row.organizationStatus !== 'active')
    throw new AppError('campaign_closed');
  return row;
};

const readFolded = async (tx: Tx, key: QuestionnaireKey): Promise<GivenAnswers> =>
  foldAnswers(await readSaves(tx, schema.profilingSaves, key));

export const readQuestionnaire = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  now: Date,
): Promise<ProfilingQuestionnaire> =>
  database.withTenant(key.organizationId, async (tx) => ({
    ...presentState(await findOpen(tx, key, 'key share'), 'opened', now),
    ...presentItems(createStampObfuscator(secrets, key.id).show(await readFolded(tx, key))),
  }));

/** A shared lock: the campaign cannot close before the answer is stored. */
const lockCampaignOpen = async (tx: Tx, key: QuestionnaireKey): Promise<void> => {
  const id = await findCampaignIdOfQuestionnaire(tx, key.id);
  await profilingStore.lockCampaign(tx, { organizationId: key.organizationId, id }, 'share');
};

/** Saves any subset of the answers; completes if asked to. */
export const saveQuestionnaire = async (
  { database, secrets }: Services,
  key: QuestionnaireKey,
  change: ProfilingQuestionnaireChange,
  now: Date,
): Promise<SavedProfilingQuestionnaire> => {
  const { segments, answers, stamps } = change;
  const { hide, show } = createStampObfuscator(secrets, key.id);
  const given = hide(stampAnswers(toAnswerItems({ ...answers, segments }), stamps, now));
  const isComplete = change.status === 'completed';
  let isFirst = false;
  const saved = await database.withTenant(key.organizationId, async (tx) => {
    if (isComplete) await lockCampaignOpen(tx, key);
    const row = await findOpen(tx, key, isComplete ? 'update' : 'key share');
    const rules = await rulesCache.load(tx, row);
    throwIfInvalid(findInvalidAnswers(change, rules));
    isFirst = row.isUnanswered && Object.keys(given).length > 0;
    // One device alone has everything that it saved.
    const folded =
      isComplete || row.isShared ? foldAnswers([await readFolded(tx, key), given]) : given;
    const { language = row.language } = change;
    if (isComplete) await completeQuestionnaire(tx, row, rules, folded);
    else {
      if (Object.keys(given).length > 0) await insertSave(tx, key, given);
      if (language !== row.language) await changeLanguage(tx, key, language);
    }
    return {
      ...presentState({ ...row, language }, change.status ?? 'opened', now),
      newer: presentItems(show(findNewerAnswers(given, folded))),
    };
  });
  if (isFirst) await countBegun(database.global, key.organizationId, now);
  return saved;
};
