import type { Language } from '@cadran/contract/codes';
import { formatCount } from '@cadran/i18n';
import { REPORT_WORDS, type ReportWords } from '@cadran/i18n/reports';
import type { GroupReport } from '@cadran/scoring';
import { namesOf } from '../../drafting/names.ts';
import { writerOf } from '../../drafting/writer.ts';
import type { ProfilingDraft } from '../profiling-draft.ts';
import type { PublishedContent } from './published-content.ts';

/** Passed to every section of the page. */
export interface PublishedDraft extends Omit<ProfilingDraft, 'data'> {
  readonly content: PublishedContent;
  readonly page: ReportWords['published'];
}

export const publishedDraft = (
  content: PublishedContent,
  language: Language,
  timeZone: string,
): PublishedDraft => {
  const words = REPORT_WORDS[language];
  const { today: perceived, wished: desired } = words.published.bars;
  return {
    content,
    language,
    words,
    page: words.published,
    // Plainer than in the report.
    texts: { ...words.profiling, perceived, desired },
    names: namesOf(language),
    write: writerOf(language, timeZone),
  };
};

/** How many answered, as precisely as it may be told. */
export const answersText = (
  { language }: Pick<PublishedDraft, 'language'>,
  { respondents, precision }: Pick<GroupReport, 'respondents' | 'precision'>,
): string => formatCount(respondents, language, precision === 'protected');
