import type { Secrets } from '../../secrets.ts';

/** What is stored of a code that was given out. */
export const hashCode = (secrets: Secrets, campaignId: string, code: string): Buffer =>
  secrets.keyedHash('audit-code', `${campaignId}/${code}`);

/**
 * By which an unfinished questionnaire is found again. Another hash than the stored one: without the code, or the
 * installation's key and the code, nothing tells which questionnaire a code opened.
 */
export const hashCodeOfQuestionnaire = (
  secrets: Secrets,
  campaignId: string,
  code: string,
): Buffer => secrets.keyedHash('audit-code-questionnaire', `${campaignId}/${code}`);
