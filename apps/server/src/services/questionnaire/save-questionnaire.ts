import { isDeepStrictEqual } from 'node:util';
import type {
  AnswerItems,
  SavedQuestionnaire,
  ScreeningQuestionnaireChange,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import { linkInvitation } from '../../queries/invitations.ts';
import { keepNewer, readAnswers, type StoredAnswers } from '../../queries/questionnaire-answers.ts';
import {
  keepNewerContact,
  lockQuestionnaire,
  type QuestionnaireKey,
  type QuestionnaireRow,
  updateQuestionnaire,
} from '../../queries/questionnaires.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { askedOf } from './asked-of.ts';
import { checkAnswers } from './check-answers.ts';
import { completeQuestionnaire } from './complete-questionnaire.ts';
import { withKnownPlaces } from './known-places.ts';
import { findOpenCampaign } from './open-campaign.ts';
import { presentSaved } from './present-questionnaire.ts';
import { contactStamps, splitTimings, stampedAnswers } from './stamped-items.ts';

/** What was sent, with the contact as one more part. */
interface Sent extends StoredAnswers {
  readonly contact: Readonly<Record<string, number>>;
}

const storedParts = (tx: Tx, key: QuestionnaireKey, sent: Sent): Promise<StoredAnswers> =>
  readAnswers(tx, key, Object.keys(sent.items));

const differs = (
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

/** Completed is final: what arrives again is acknowledged, what would change it is refused. */
const refuseChanges = (
  row: QuestionnaireRow,
  change: ScreeningQuestionnaireChange,
  sent: Sent,
  stored: StoredAnswers,
): void => {
  const answers: AnswerItems = splitTimings(sent.items).answers;
  const changed =
    differs(change.contact ?? {}, sent.contact, row.contact, row.contactStamps) ||
    Object.entries(answers).some(([part, items]) =>
      differs(items, sent.stamps[part], stored.items[part], stored.stamps[part]),
    );
  if (changed) throw new AppError('conflict');
};

const keep = async (
  tx: Tx,
  row: QuestionnaireRow,
  change: ScreeningQuestionnaireChange,
  sent: Sent,
  now: Date,
): Promise<QuestionnaireRow> => {
  const answers = await keepNewer(tx, row, sent);
  const given = change.contact ?? {};
  const contact =
    Object.keys(given).length > 0 && (await keepNewerContact(tx, row, given, sent.contact));
  const { email } = given;
  if (contact && email) await linkInvitation(tx, row, { email });
  const language = change.language ?? row.language;
  if (!answers && !contact && language === row.language) return row;
  return updateQuestionnaire(tx, row, { savedAt: now, language });
};

/** Saves any subset of the answers, item by item the newer one; completes if asked to. */
export const saveQuestionnaire = async (
  { database }: Services,
  key: QuestionnaireKey,
  body: ScreeningQuestionnaireChange,
  now: Date,
): Promise<SavedQuestionnaire> => {
  const change = { ...body, answers: await withKnownPlaces(body.answers ?? {}) };
  const sent: Sent = { ...stampedAnswers(change, now), contact: contactStamps(change, now) };
  return database.withTenant(key.organizationId, async (tx) => {
    const row = await lockQuestionnaire(tx, key);
    const sentStamps = { ...sent.stamps, contact: sent.contact };
    if (row.status === 'completed') {
      const stored = await storedParts(tx, key, sent);
      refuseChanges(row, change, sent, stored);
      return presentSaved(row, sentStamps, stored, now);
    }
    const campaign = await findOpenCampaign(tx, row.campaignId);
    checkAnswers(change.answers, askedOf(campaign));
    const kept = await keep(tx, row, change, sent, now);
    const stored = await storedParts(tx, key, sent);
    if (change.status !== 'completed') return presentSaved(kept, sentStamps, stored, now);
    const completed = await completeQuestionnaire(tx, kept, campaign, now);
    await tellWebhooks(tx, completed, now);
    await tellOwner(tx, campaign, now);
    return presentSaved(completed, sentStamps, stored, now);
  });
};
