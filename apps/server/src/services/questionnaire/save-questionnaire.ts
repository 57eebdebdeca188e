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
  touchQuestionnaire,
} from '../../queries/questionnaires.ts';
import { findCampaign } from '../../queries/screening-campaigns.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import { askedNow } from './asked-now.ts';
import { checkAnswers } from './check-answers.ts';
import { completeQuestionnaire } from './complete-questionnaire.ts';
import { withKnownPlaces } from './known-places.ts';
import { presentSaved } from './present-questionnaire.ts';
import { contactStamps, splitTimings, stampedAnswers } from './stamped-items.ts';

/** What was sent, with the contact as one more part. */
interface Sent extends StoredAnswers {
  readonly contact: Readonly<Record<string, number>>;
}

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

interface Kept {
  readonly row: QuestionnaireRow;
  /** The parts that hold something newer than what was sent. */
  readonly newer: StoredAnswers;
}

const keep = async (
  tx: Tx,
  row: QuestionnaireRow,
  change: ScreeningQuestionnaireChange,
  sent: Sent,
  now: Date,
): Promise<Kept> => {
  const { changed, newer } = await keepNewer(tx, row, sent);
  const given = change.contact ?? {};
  const contact =
    Object.keys(given).length > 0 && (await keepNewerContact(tx, row, given, sent.contact));
  const { email } = given;
  if (contact && email) await linkInvitation(tx, row, { email });
  const language = change.language ?? row.language;
  if (!changed && !contact && language === row.language) return { row, newer };
  return { row: await touchQuestionnaire(tx, row, language, now), newer };
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
  const sentStamps = { ...sent.stamps, contact: sent.contact };
  return database.withTenant(key.organizationId, async (tx) => {
    const locked = await lockQuestionnaire(tx, key);
    if (locked.status === 'completed') {
      const stored = await readAnswers(tx, key, Object.keys(sent.items));
      refuseChanges(locked, change, sent, stored);
      return presentSaved(locked, sentStamps, stored, now);
    }
    if (locked.campaignStatus !== 'open' || locked.organizationStatus !== 'active')
      throw new AppError('campaign_closed');
    checkAnswers(change.answers, await askedNow(tx, locked));
    const { row, newer } = await keep(tx, locked, change, sent, now);
    if (change.status !== 'completed') return presentSaved(row, sentStamps, newer, now);
    const campaign = await findCampaign(tx, row.campaignId);
    const completed = await completeQuestionnaire(tx, row, campaign, now);
    await tellWebhooks(tx, completed, now);
    await tellOwner(tx, campaign, completed, now);
    return presentSaved(completed, sentStamps, newer, now);
  });
};
