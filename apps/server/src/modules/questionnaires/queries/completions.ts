import type { AnswerItems, AnswerStamps, Language } from '@cadran/contract';
import { prepared } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import type { QuestionnaireRow } from './questionnaires.ts';
import { normsIdsInUse } from '../../evidence/index.ts';

const call = (name: string, values: readonly string[]) =>
  sql`${sql.raw(name)}(${sql.join(
    values.map((value) => sql.placeholder(value)),
    sql`, `,
  )})`;

/** What a completion is computed from, of 0004_questionnaires.sql. */
export const readStatement = prepared('read_screening_completion', (db) =>
  db
    .select({
      language: sql<Language>`language`,
      contact: sql<QuestionnaireRow['contact']>`contact`,
      contactStamps: sql<Readonly<Record<string, number>>>`contact_stamps`,
      openedAt: sql<string>`opened_at`,
      version: sql<number>`version`,
      instrumentsVersion: sql<number | null>`instruments_version`,
      addsUp: sql<boolean>`adds_up`,
      items: sql<AnswerItems>`items`,
      stamps: sql<AnswerStamps>`stamps`,
      normsInUse: normsIdsInUse,
    })
    .from(
      call('read_screening_completion', [
        'token',
        'organizationId',
        'id',
        'campaignVersion',
        'now',
      ]),
    ),
);

/** Stores a completion with all that follows from it, of 0004_questionnaires.sql. */
export const completeStatement = prepared('complete_screening_questionnaire', (db) =>
  db
    .select({ version: sql<number>`version` })
    .from(
      call('complete_screening_questionnaire', [
        'token',
        'organizationId',
        'id',
        'campaignVersion',
        'version',
        'sent',
        'language',
        'computed',
        'addUp',
        'added',
        'event',
        'now',
      ]),
    ),
);
