import { ranking } from '@cadran/i18n/ranking';
import { respondent } from '@cadran/i18n/respondent';
import type { Language } from '@cadran/i18n';

/** The page's own words, so that a test finds what a person would. */
export const wordsOf = async (language: Language) => ({
  language,
  entry: await respondent.entry.load(language),
  engine: await respondent.engine.load(language),
  notice: await respondent.notice.load(language),
  promise: await respondent.promise.load(language),
  instruments: await respondent.instruments.load(language),
  facts: await respondent.facts.load(language),
  employee: await respondent.cultureAudit.load(language),
  conclusion: await respondent.conclusion.load(language),
  ranking: await ranking.load(language),
});
export type Words = Awaited<ReturnType<typeof wordsOf>>;
