import type { Language } from '@cadran/contract/codes';
import { REPORT_WORDS, type ReportWords } from '@cadran/i18n/reports';
import type { CandidateReportData } from '../candidate-report-data.ts';
import { type Names, namesOf } from './names.ts';
import { type Writer, writerOf } from './writer.ts';

/** Passed to every section; nothing is global, so reports of two languages cannot mix. */
export interface Draft {
  readonly data: CandidateReportData;
  readonly language: Language;
  readonly words: ReportWords;
  readonly names: Names;
  readonly write: Writer;
}

export const draftOf = (data: CandidateReportData, language: Language): Draft => ({
  data,
  language,
  words: REPORT_WORDS[language],
  names: namesOf(language),
  write: writerOf(language, data.timeZone),
});

/** The text, or the placeholder for a missing one. */
export const textOrPlaceholder = ({ words }: Draft, text: string | null | undefined): string =>
  text?.trim() || words.frame.notGiven;

/** A custom text; falls back to the other language when empty. */
export const inLanguage = (text: Readonly<Record<Language, string>>, language: Language): string =>
  text[language] || text.fr || text.en;

/** First and last name, as far as they are known. */
export const fullName = ({ data, words }: Draft): string => {
  const { firstName, lastName } = data.questionnaire.contact;
  return (
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') || words.frame.unnamedCandidate
  );
};
