import type {
  AnswerLanguages,
  ContactAnswers,
  Language,
  Module,
  StampedAnswers,
} from '@cadran/contract';
import { prepared, type schema, type Sql } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { inPlace, together } from '../../../database/run-together.ts';
import type { Answering } from '../../../http/authentication/authenticate.ts';
import { forgetAccess } from '../../../http/authentication/remembered-access.ts';
import { sentParts } from './answer-store.ts';

type Stamps = Readonly<Record<string, number>>;

/** A save as the functions of 0004_questionnaires.sql take it. */
const toSave = (
  { tokenHash, questionnaire }: Answering,
  { sent, languages, language, contact }: CheckedAnswers,
  now: Date,
) => ({
  organization: questionnaire.organizationId,
  token: tokenHash.toString('hex'),
  questionnaire: questionnaire.id,
  version: questionnaire.campaignVersion,
  known: questionnaire.language,
  sent: sentParts(sent, languages),
  language: language ?? null,
  at: now,
  ...(contact && {
    contact: contact.fields,
    contactStamps: contact.stamps,
    email: contact.fields.email?.toLowerCase() ?? null,
  }),
});

type Save = ReturnType<typeof toSave>;

const savingStatement = (module: Module) => {
  const name = `save_${module}_answers`;
  return prepared(name, (db) =>
    db
      .select({
        place: sql<number>`place`,
        language: sql<Language>`language`,
        contact: sql<typeof schema.screeningQuestionnaires.$inferSelect.contact>`contact`,
        contactStamps: sql<Stamps>`contact_stamps`,
        openedAt: sql<string | null>`opened_at`,
        version: sql<number>`version`,
        isFirst: sql<boolean>`first`,
        kept: sql<readonly string[] | null>`kept`,
      })
      .from(
        sql`jsonb_to_recordset(${sql.placeholder('organizations')}) as o (organization uuid, saves jsonb)
        cross join ${sql.raw(name)}(o.organization, o.saves) as saved`,
      ),
  );
};

/** The saves of each organisation, with their places among all; of a questionnaire only the first. */
const byOrganization = (saves: readonly Save[]) => {
  const seen = new Set<string>();
  const groups = new Map<string, object[]>();
  for (const [place, { organization, ...save }] of saves.entries()) {
    if (seen.has(save.questionnaire)) continue;
    seen.add(save.questionnaire);
    const group = groups.get(organization) ?? [];
    groups.set(organization, group);
    group.push({ place, ...save });
  }
  return [...groups].map(([organization, own]) => ({ organization, saves: own }));
};

const savingTogether = (module: Module) => {
  const statement = savingStatement(module);
  return together(async (db: Sql, saves: readonly Save[]) => {
    const organizations = JSON.stringify(byOrganization(saves));
    return inPlace(await statement(db).execute({ organizations }), saves);
  });
};

const SAVE = { screening: savingTogether('screening'), profiling: savingTogether('profiling') };

interface CheckedAnswers {
  readonly sent: StampedAnswers;
  readonly languages?: AnswerLanguages;
  /** Undefined: the questionnaire keeps its language. */
  readonly language: Language | undefined;
  /** Sent contact details with their stamps; of candidates only. */
  readonly contact?: { readonly fields: ContactAnswers; readonly stamps: Stamps } | undefined;
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
