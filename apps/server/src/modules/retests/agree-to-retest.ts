import { RETEST, RETEST_PARTS, type RetestStateAnswer } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../http/app-error.ts';
import {
  deleteRetest,
  findRetest,
  findVolunteer,
  insertRetest,
  type VolunteerRow,
} from './queries/retests.ts';
import type { QuestionnaireKey } from '../questionnaires/index.ts';
import { askedParts } from '../questionnaires/index.ts';

const DAY = 86_400_000;
const laterBy = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

/** Of the parts that are answered again, those that were asked. */
export const retestSections = (profile: VolunteerRow['profile']) =>
  profile === null
    ? []
    : RETEST_PARTS.filter((part) =>
        askedParts({ profile: profile.profile, questions: [] }).sections.includes(part),
      );

const isOffered = (row: VolunteerRow, now: Date): boolean =>
  row.status === 'completed' &&
  row.addedUp &&
  row.takesPart &&
  row.completedAt !== null &&
  laterBy(row.completedAt, RETEST.offeredDays) > now &&
  Boolean(row.contact.email) &&
  retestSections(row.profile).length > 0;

/** Three weeks after the first answering, however late somebody agrees. */
const dueAfter = ({ completedAt }: VolunteerRow, now: Date): Date =>
  laterBy(completedAt ?? now, RETEST.afterDays);

export const readRetestState = async (
  tx: Tx,
  key: QuestionnaireKey,
  now: Date,
): Promise<RetestStateAnswer> => {
  const row = await findVolunteer(tx, key);
  const email = row.contact.email ?? null;
  const agreed = await findRetest(tx, key);
  if (agreed) return { state: 'agreed', email, dueAt: agreed.dueAt.toISOString() };
  return isOffered(row, now)
    ? { state: 'offered', email, dueAt: dueAfter(row, now).toISOString() }
    : { state: 'none', email: null, dueAt: null };
};

export const agreeToRetest = async (
  tx: Tx,
  key: QuestionnaireKey,
  now: Date,
): Promise<RetestStateAnswer> => {
  const row = await findVolunteer(tx, key);
  const agreed = await findRetest(tx, key);
  if (!agreed && !isOffered(row, now)) throw new AppError('conflict');
  await insertRetest(tx, key, row.language, dueAfter(row, now));
  return readRetestState(tx, key, now);
};

export const withdrawFromRetest = deleteRetest;
