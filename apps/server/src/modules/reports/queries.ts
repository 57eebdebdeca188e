import { schema, type Tx } from '@cadran/db';
import { and, desc, eq, inArray } from '@cadran/db/sql';
import type { QuestionnaireKey } from '../questionnaires/index.ts';

const { printedReports } = schema;

/** Some 25 MB. Older ones are printed again; nobody's reports take the disk of others. */
const MOST_OF_ORGANIZATION = 100;

export const findPrintedReport = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  digest: Buffer,
): Promise<Buffer | undefined> => {
  const [row] = await tx.sql
    .select({ content: printedReports.content })
    .from(printedReports)
    .where(
      and(
        eq(printedReports.organizationId, organizationId),
        eq(printedReports.questionnaireId, id),
        eq(printedReports.digest, digest),
      ),
    );
  return row?.content;
};

export const keepPrintedReport = async (
  tx: Tx,
  { organizationId, id }: QuestionnaireKey,
  printed: { readonly digest: Buffer; readonly content: Buffer; readonly printedAt: Date },
): Promise<void> => {
  await tx.sql
    .insert(printedReports)
    .values({ organizationId, questionnaireId: id, ...printed })
    .onConflictDoNothing();
  const ofOrganization = eq(printedReports.organizationId, organizationId);
  const older = tx.sql
    .select({ digest: printedReports.digest })
    .from(printedReports)
    .where(ofOrganization)
    .orderBy(desc(printedReports.printedAt))
    .offset(MOST_OF_ORGANIZATION);
  await tx.sql
    .delete(printedReports)
    .where(and(ofOrganization, inArray(printedReports.digest, older)));
};
