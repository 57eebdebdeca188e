import { isDeepStrictEqual } from 'node:util';
import type {
  AnswerItems,
  SavedQuestionnaire,
  ScreeningQuestionnaireChange,
  StampedAnswers,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import type { Services } from '../../../http/context.ts';
import {
  saveNewerAnswers,
  saveNewerContact,
  lockQuestionnaire,
  readAnswers,
  type QuestionnaireKey,
  type QuestionnaireRow,
  touchQuestionnaire,
} from '../queries/questionnaires.ts';
import { UNANSWERED_VERSION } from '../queries/unanswered.ts';
import { askedPartsCache } from '../answers/asked-parts.ts';
import { checkAnswers } from '../answers/check-answers.ts';
import { completeAtOnce } from '../completing/complete-at-once.ts';
import { completeQuestionnaire } from '../completing/complete-questionnaire.ts';
import { resolvePlaces } from '../answers/resolve-places.ts';
import { presentSaved } from '../present-questionnaire.ts';
import { savePage } from './save-page.ts';
import {
  languagesOfAnswers,
  type SentAnswers,
  splitTimings,
  stampAnswers,
  stampContact,
} from '../answers/stamp-answers.ts';
import { linkInvitation } from '../../campaign-mail/index.ts';
import { countBegun } from '../../campaigns/index.ts';

const hasNewerValues = (
  items: Readonly<Record<string, unknown>>,
  stamps: Readonly<Record<string, number>> | undefined,
  stored: Readonly<Record<string, unknown>> | undefined,
  storedStamps: Readonly<Record<string, number>> | undefined,
): boolean =>
  Object.entries(items).some(
    ([item, value]) =>
      (stamps?.[item] ?? 0) > (storedStamps?.[item] ?? -1) &&
      !isDeepStrictEqual(value, stored?.[item] ?? null),
  );

/** A completed questionnaire is final: a repeated save succeeds, a different one is a `conflict`. */
const refuseChanges = (
  row: QuestionnaireRow,
  change: ScreeningQuestionnaireChange,
  sent: SentAnswers,
  stored: StampedAnswers,
): void => {
  const answers: AnswerItems = splitTimings(sent.items).answers;
  const changed =
    hasNewerValues(change.contact ?? {}, sent.contact, row.contact, row.contactStamps) ||
    Object.entries(answers).some(([part, items]) =>
      hasNewerValues(items, sent.stamps[part], stored.items[part], stored.stamps[part]),
    );
  if (changed) throw new AppError('conflict');
};

interface SaveResult {
  readonly row: QuestionnaireRow;
  /** Parts for which the store has something newer than sent. */
  readonly newer: StampedAnswers;
}

const saveChange = async (
  tx: Tx,
  row: QuestionnaireRow,
  change: ScreeningQuestionnaireChange,
  sent: SentAnswers,
  now: Date,
): Promise<SaveResult> => {
  const language = change.language ?? row.language;
  const languages = languagesOfAnswers(sent, change.languages, language);
  const newContact = change.contact ?? {};
  const [{ changed, newer }, contact] = await Promise.all([
    saveNewerAnswers(tx, row, sent, languages),
    Object.keys(newContact).length > 0 && saveNewerContact(tx, row, newContact, sent.contact),
  ]);
  const { email } = newContact;
  if (contact && email) await linkInvitation(tx, row, { email });
  if (!changed && !contact && language === row.language) return { row, newer };
  return { row: await touchQuestionnaire(tx, row, language, now), newer };
};

/** A completion that brings contact details is out of the ordinary. */
const saveAtOnce: typeof savePage = async (services, answering, change, sent, now) => {
  if (change.status !== 'completed') return savePage(services, answering, change, sent, now);
  if (Object.keys(change.contact ?? {}).length > 0) return undefined;
  return completeAtOnce(services, answering, change, sent, now);
};

/** Saves any subset of the answers, keeping the newer of each item; completes if asked to. */
export const saveQuestionnaire = async (
  services: Services,
  key: QuestionnaireKey,
  answering: Answering | null,
  body: ScreeningQuestionnaireChange,
  now: Date,
): Promise<SavedQuestionnaire> => {
  const { database, scores } = services;
  const change = { ...body, answers: await resolvePlaces(body.answers ?? {}) };
  const sent: SentAnswers = { ...stampAnswers(change, now), contact: stampContact(change, now) };
  if (answering?.questionnaire.id === key.id) {
    const saved = await saveAtOnce(services, answering, change, sent, now);
    if (saved) return saved;
    await answering.confirm();
  }
  const sentStamps = { ...sent.stamps, contact: sent.contact };
  let isFirst = false;
  const saved = await database.withTenant(key.organizationId, async (tx) => {
    const locked = await lockQuestionnaire(tx, key);
    if (locked.status === 'completed') {
      const stored = await readAnswers(tx, key, Object.keys(sent.items));
      refuseChanges(locked, change, sent, stored);
      return presentSaved(locked, sentStamps, stored, now);
    }
    if (locked.campaignStatus !== 'open' || locked.organizationStatus !== 'active')
      throw new AppError('campaign_closed');
    checkAnswers(change.answers, await askedPartsCache.load(tx, locked));
    const { row, newer } = await saveChange(tx, locked, change, sent, now);
    isFirst = locked.version === UNANSWERED_VERSION && row.version > UNANSWERED_VERSION;
    if (change.status !== 'completed') return presentSaved(row, sentStamps, newer, now);
    const completed = await completeQuestionnaire(
      tx,
      scores,
      row,
      {
        instrumentsVersion: locked.instrumentsVersion,
        addUp: locked.organizationAddsUp && change.addUpAnswers !== false,
      },
      now,
    );
    return presentSaved(completed, sentStamps, newer, now);
  });
  if (isFirst) await countBegun(database.global, key.organizationId, now);
  return saved;
};
