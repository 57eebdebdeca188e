import type { Language } from '@cadran/contract/codes';
import { REPORT_WORDS, type ReportWords } from '@cadran/i18n/reports';
import type { ApplicantData } from '../applicant-data.ts';
import { type Names, namesOf } from './names.ts';
import { type Writer, writerOf } from './writer.ts';

/** What every section is written with: nothing of it is global, so reports of two languages do not mix. */
export interface Draft {
  readonly data: ApplicantData;
  readonly language: Language;
  readonly words: ReportWords;
  readonly names: Names;
  readonly write: Writer;
}

export const draftOf = (data: ApplicantData, language: Language): Draft => ({
  data,
  language,
  words: REPORT_WORDS[language],
  names: namesOf(language),
  write: writerOf(language, data.timeZone),
});

/** A typed text, or the word for what is missing. */
export const given = ({ words }: Draft, text: string | null | undefined): string =>
  text?.trim() || words.frame.notGiven;

/** A text of the organisation's own; left empty in one language, it is shown in the other. */
export const inLanguage = (text: Readonly<Record<Language, string>>, language: Language): string =>
  text[language] || text.fr || text.en;

/** First and last name, as far as they are known. */
export const fullName = ({ data, words }: Draft): string => {
  const { firstName, lastName } = data.questionnaire.contact;
  return (
    [firstName, lastName]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ') || words.frame.nameless
  );
};
