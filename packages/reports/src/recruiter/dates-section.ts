import type { ReportSection } from '@cadran/contract';
import { facts } from '../drafting/blocks.ts';
import type { Draft } from '../drafting/draft.ts';
import { section } from './section.ts';

/** When the questionnaire was opened and completed, and when somebody decided. */
export const datesSection = (draft: Draft): ReportSection => {
  const { data, words, write } = draft;
  const { introduction, dates, notGiven } = words.frame;
  const { openedAt, completedAt, decision } = data.questionnaire;
  const dateOr = (iso: string | null | undefined): string => (iso ? write.instant(iso) : notGiven);
  return section(draft, 'dates', [
    facts([
      { name: introduction.openedAt, value: dateOr(openedAt) },
      { name: introduction.completedAt, value: dateOr(completedAt) },
      { name: dates.decidedAt, value: dateOr(decision?.at) },
    ]),
  ]);
};
