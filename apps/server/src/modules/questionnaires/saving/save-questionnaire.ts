import {
  findNewerAnswers,
  foldAnswers,
  type SavedQuestionnaire,
  type ScreeningQuestionnaireChange,
} from '@cadran/contract';
import { schema } from '@cadran/db';
import type { Services } from '../../../http/context.ts';
import { givenByCandidate } from '../answers/given-answers.ts';
import { resolvePlaces } from '../answers/resolve-places.ts';
import { completeQuestionnaire } from '../completing/complete-questionnaire.ts';
import { presentSaved } from '../present-questionnaire.ts';
import { findAnswering, updateQuestionnaire } from '../queries/questionnaires.ts';
import { insertSave, type QuestionnaireKey, readSaves } from '../queries/saves.ts';
import { type CheckedChange, checkChange, takeDetails } from './check-change.ts';
import { countBegun } from '../../campaigns/index.ts';

const saveAnswers = async (
  { database }: Pick<Services, 'database'>,
  key: QuestionnaireKey,
  change: CheckedChange,
  now: Date,
): Promise<SavedQuestionnaire> => {
  let isFirst = false;
  const saved = await database.withTenant(key.organizationId, async (tx) => {
    const row = await findAnswering(tx, key, 'key share');
    const { language = row.language } = change;
    const given = givenByCandidate(change, language, now);
    const repeated = await checkChange(tx, row, change, given, now);
    if (repeated) return repeated;
    if (Object.keys(given).length > 0) {
      await insertSave(tx, row, given, now);
      isFirst = row.isUnanswered;
    }
    // One device alone has everything that it saved.
    const folded =
      row.isShared || given['contact']
        ? foldAnswers(await readSaves(tx, schema.screeningSaves, key))
        : given;
    const details = await takeDetails(tx, row, change, folded);
    const current = details ? await updateQuestionnaire(tx, row, details) : row;
    return presentSaved(current, findNewerAnswers(given, folded), now);
  });
  if (isFirst) await countBegun(database.global, key.organizationId, now);
  return saved;
};

/** Saves any subset of the answers; completes if asked to. */
export const saveQuestionnaire = async (
  services: Services,
  key: QuestionnaireKey,
  body: ScreeningQuestionnaireChange,
  now: Date,
): Promise<SavedQuestionnaire> => {
  const change = { ...body, answers: await resolvePlaces(body.answers ?? {}) };
  const save = change.status === 'completed' ? completeQuestionnaire : saveAnswers;
  return save(services, key, change, now);
};
