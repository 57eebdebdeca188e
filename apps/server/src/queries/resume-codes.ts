import type { schema } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';

/** The questionnaire that a resume code opens; only the code's keyed hash is stored. */
export const withResumeCode = (
  table: typeof schema.screeningQuestionnaires | typeof schema.profilingQuestionnaires,
  organizationId: string,
  codeHash: Buffer,
) => and(eq(table.organizationId, organizationId), eq(table.resumeCodeHash, codeHash));
