import type { InterviewGuide, QuestionRating } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { aliasedTable, and, asc, eq, exists, isNotNull, or, sql } from '@cadran/db/sql';
import type { QuestionnaireKey } from '../questionnaires/index.ts';

const { interviews, interviewSheets: sheets, users } = schema;

const ofInterview = ({ organizationId, id }: QuestionnaireKey) =>
  and(eq(interviews.organizationId, organizationId), eq(interviews.questionnaireId, id));
const ofSheets = ({ organizationId, id }: QuestionnaireKey) =>
  and(eq(sheets.organizationId, organizationId), eq(sheets.questionnaireId, id));

/** The questions as they were kept; undefined until somebody has begun. */
export const findKeptGuide = async (
  tx: Tx,
  key: QuestionnaireKey,
): Promise<InterviewGuide | undefined> =>
  (await tx.sql.select({ guide: interviews.guide }).from(interviews).where(ofInterview(key)))[0]
    ?.guide;

/** Whoever begins first keeps the questions for all. */
export const keepGuide = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  guide: InterviewGuide,
  now: Date,
): Promise<void> => {
  await tx.sql
    .insert(interviews)
    .values({ organizationId, questionnaireId: id, guide, createdAt: now })
    .onConflictDoNothing();
};

export const findOwnSheet = async (tx: Tx, key: QuestionnaireKey, interviewerId: string) =>
  (
    await tx.sql
      .select()
      .from(sheets)
      .where(and(ofSheets(key), eq(sheets.interviewerId, interviewerId)))
  )[0];
export type SheetRow = NonNullable<Awaited<ReturnType<typeof findOwnSheet>>>;

/** Who interviews, without what they wrote. */
export const listInterviewers = (tx: Tx, key: QuestionnaireKey) =>
  tx.sql
    .select({ id: sheets.id, name: users.displayName, submittedAt: sheets.submittedAt })
    .from(sheets)
    .leftJoin(users, withInterviewer)
    .where(and(ofSheets(key), eq(sheets.readsOnly, false)))
    .orderBy(asc(sheets.submittedAt), asc(sheets.id));

const withInterviewer = and(
  eq(users.organizationId, sheets.organizationId),
  eq(users.id, sheets.interviewerId),
);

const mine = aliasedTable(sheets, 'mine');

/**
 * The submitted sheets, for a reader who is blind no more: who has submitted, or will not rate. Everybody else gets no
 * row, whatever the caller of this function has checked.
 */
export const listSubmittedSheets = (tx: Tx, key: QuestionnaireKey, readerId: string) =>
  tx.sql
    .select({
      id: sheets.id,
      name: users.displayName,
      own: sql<boolean>`${sheets.interviewerId} is not distinct from ${readerId}::uuid`,
      submittedAt: sheets.submittedAt,
      ratings: sheets.ratings,
      note: sheets.note,
    })
    .from(sheets)
    .leftJoin(users, withInterviewer)
    .where(
      and(
        ofSheets(key),
        isNotNull(sheets.submittedAt),
        exists(
          tx.sql
            .select({ id: mine.id })
            .from(mine)
            .where(
              and(
                eq(mine.organizationId, key.organizationId),
                eq(mine.questionnaireId, key.id),
                eq(mine.interviewerId, readerId),
                or(isNotNull(mine.submittedAt), eq(mine.readsOnly, true)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(sheets.submittedAt), asc(sheets.id));

interface SheetValues {
  readonly ratings: readonly QuestionRating[];
  readonly note: string;
  readonly submittedAt: Date | null;
  readonly readsOnly: boolean;
}

/** False if the sheet is not the one of `version`, or is final. */
export const saveSheet = async (
  tx: Tx,
  key: QuestionnaireKey,
  interviewerId: string,
  values: SheetValues,
  version: number,
  now: Date,
): Promise<boolean> => {
  const changed = { ...values, savedAt: now, version: version + 1 };
  if (version === 0) {
    const made = await tx.sql
      .insert(sheets)
      .values({
        ...changed,
        organizationId: key.organizationId,
        questionnaireId: key.id,
        interviewerId,
      })
      .onConflictDoNothing()
      .returning({ id: sheets.id });
    return made.length > 0;
  }
  const saved = await tx.sql
    .update(sheets)
    .set(changed)
    .where(
      and(
        ofSheets(key),
        eq(sheets.interviewerId, interviewerId),
        eq(sheets.version, version),
        eq(sheets.readsOnly, false),
        sql`${sheets.submittedAt} is null`,
      ),
    )
    .returning({ id: sheets.id });
  return saved.length > 0;
};

/** All that is stored about a candidate's interviews, drafts too, for their own copy. */
export const interviewsOfCandidate = async (tx: Tx, key: QuestionnaireKey) => ({
  guide: await findKeptGuide(tx, key),
  sheets: await tx.sql
    .select({
      ratings: sheets.ratings,
      note: sheets.note,
      savedAt: sheets.savedAt,
      submittedAt: sheets.submittedAt,
    })
    .from(sheets)
    .where(and(ofSheets(key), eq(sheets.readsOnly, false)))
    .orderBy(asc(sheets.savedAt), asc(sheets.id)),
});
