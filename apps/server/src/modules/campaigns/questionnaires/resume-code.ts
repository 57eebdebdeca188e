import { normalizeResumeCode, resumeCodeOf } from '@cadran/contract';
import type { Secrets } from '../../../secrets.ts';

/** Derived from the start key, so that a retried request starts one questionnaire only. */
export const deriveResumeCode = (secrets: Secrets, campaignId: string, startKey: string): string =>
  resumeCodeOf(secrets.keyedHash('resume-code', `${campaignId}/${startKey}`));

/** Only the hash is stored; null if the text is no valid code. */
export const hashResumeCode = (secrets: Secrets, typed: string): Buffer | null => {
  const letters = normalizeResumeCode(typed);
  return letters === null ? null : secrets.keyedHash('resume-code-hash', letters);
};
