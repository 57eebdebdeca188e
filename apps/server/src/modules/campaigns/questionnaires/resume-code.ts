import { formatResumeCode, normalizeResumeCode, resumeCodeOf } from '@cadran/contract';
import type { schema } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';
import type { Secrets } from '../../../secrets.ts';

/** Derived from the start key, so that a retried request starts one questionnaire only. */
const deriveResumeCode = (secrets: Secrets, campaignId: string, startKey: string): string =>
  resumeCodeOf(secrets.keyedHash('resume-code', `${campaignId}/${startKey}`));

/** Only the hash is stored; null if the text is no valid code. */
export const hashResumeCode = (secrets: Secrets, typed: string): Buffer | null => {
  const letters = normalizeResumeCode(typed);
  return letters === null ? null : secrets.keyedHash('resume-code-hash', letters);
};

/** The return code of a start, as it is shown and as it is stored. */
export const newResumeCode = (secrets: Secrets, campaignId: string, startKey: string) => {
  const code = deriveResumeCode(secrets, campaignId, startKey);
  const codeHash = hashResumeCode(secrets, code);
  if (!codeHash) throw new Error('The derived return code is malformed.');
  return { resumeCode: formatResumeCode(code), codeHash };
};

/** Matches the questionnaire of a return code. */
export const byResumeCode = (
  table: typeof schema.screeningQuestionnaires | typeof schema.profilingQuestionnaires,
  organizationId: string,
  codeHash: Buffer,
) => and(eq(table.organizationId, organizationId), eq(table.resumeCodeHash, codeHash));
