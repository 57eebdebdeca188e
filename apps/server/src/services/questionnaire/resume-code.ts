import { normalizeResumeCode, resumeCodeOf } from '@cadran/contract';
import type { Secrets } from '../secrets.ts';

/** The same start gives the same code, so that asking twice because an answer got lost begins one questionnaire. */
export const codeOfStart = (secrets: Secrets, campaignId: string, startKey: string): string =>
  resumeCodeOf(secrets.keyedHash('resume-code', `${campaignId}/${startKey}`));

/** What is stored; null for what no code can be. */
export const hashOfCode = (secrets: Secrets, typed: string): Buffer | null => {
  const letters = normalizeResumeCode(typed);
  return letters === null ? null : secrets.keyedHash('resume-code-hash', letters);
};
