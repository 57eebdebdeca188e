import type { AnswerLanguages, Language, Module, StampedAnswers } from '@cadran/contract';
import { prepared, type Sql } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { inPlace, together } from '../../../database/run-together.ts';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import { forgetAccess } from '../../../http/authentication/remembered-access.ts';
import { sentParts } from './answer-store.ts';

/** The arguments of a function of 0048_saving_together.sql. */
const toSave = (
  { tokenHash, questionnaire }: Answering,
  { sent, languages, language }: CheckedAnswers,
  now: Date,
) => ({
  token: tokenHash.toString('hex'),
  organization: questionnaire.organizationId,
  questionnaire: questionnaire.id,
  version: questionnaire.campaignVersion,
  known: questionnaire.language,
  sent: sentParts(sent, languages),
  language: language ?? null,
  at: now,
});
type Save = ReturnType<typeof toSave>;

/** Each save on its own, in one statement; those that are out of the ordinary return no row. */
const savingStatement = (module: Module) => {
  const name = `save_${module}_answers`;
  return prepared(name, (db) =>
    db
      .select({
        place: sql<number>`place`,
        language: sql<Language>`saved.language`,
        openedAt: sql<string | null>`opened_at`,
        version: sql<number>`saved.version`,
        isFirst: sql<boolean>`first`,
        kept: sql<readonly string[] | null>`kept`,
      })
      .from(
        sql`jsonb_to_recordset(${sql.placeholder('saves')}) as s (place integer, token text, organization uuid,
          questionnaire uuid, version integer, known text, sent jsonb, language text, at timestamptz)
        cross join ${sql.raw(name)}(decode(s.token, 'hex'), s.organization, s.questionnaire, s.version, s.known,
          s.sent, s.language, s.at) as saved`,
      ),
  );
};

const savingTogether = (module: Module) => {
  const statement = savingStatement(module);
  return together(async (db: Sql, saves: readonly Save[]) => {
    const numbered = saves.map((save, place) => ({ place, ...save }));
    return inPlace(await statement(db).execute({ saves: JSON.stringify(numbered) }), saves);
  });
};

const SAVE = { screening: savingTogether('screening'), profiling: savingTogether('profiling') };

interface CheckedAnswers {
  readonly sent: StampedAnswers;
  readonly languages?: AnswerLanguages;
  /** Undefined: the questionnaire keeps its language. */
  readonly language: Language | undefined;
}

/**
 * Confirms the token and saves answers that were checked by the rules of the campaign's version, in one round trip and
 * one transaction with the others of the same moment. Undefined, and nothing saved, if anything is not as it was when
 * the token was looked up.
 */
export const saveAtOnce = async (
  db: Sql,
  answering: Answering,
  checked: CheckedAnswers,
  now: Date,
) => {
  const { tokenHash, questionnaire } = answering;
  const saved = await SAVE[questionnaire.module](db, toSave(answering, checked, now));
  if (!saved) return undefined;
  if (saved.language !== questionnaire.language) forgetAccess(tokenHash);
  const kept = new Set(saved.kept);
  return {
    ...saved,
    /** Parts for which the store may have something newer than sent. */
    overtaken: Object.keys(checked.sent.items).filter((part) => !kept.has(part)),
  };
};
