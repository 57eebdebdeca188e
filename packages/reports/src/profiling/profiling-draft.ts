import type { ReportBlock, ReportSection } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { REPORT_WORDS, type ReportWords } from '@cadran/i18n/reports';
import { type Names, namesOf } from '../drafting/names.ts';
import { type Writer, writerOf } from '../drafting/writer.ts';
import type { ProfilingData } from './profiling-data.ts';

/** Passed to every section of a culture audit's report. */
export interface ProfilingDraft {
  readonly data: ProfilingData;
  readonly language: Language;
  readonly words: ReportWords;
  readonly texts: ReportWords['profiling'];
  readonly names: Names;
  readonly write: Writer;
}

export const profilingDraft = (data: ProfilingData, language: Language): ProfilingDraft => ({
  data,
  language,
  words: REPORT_WORDS[language],
  texts: REPORT_WORDS[language].profiling,
  names: namesOf(language),
  write: writerOf(language, data.timeZone),
});

export const profilingSection = (
  { texts }: ProfilingDraft,
  id: keyof ProfilingDraft['texts']['sections'],
  blocks: readonly ReportBlock[],
): ReportSection => ({ id, title: texts.sections[id], blocks });
