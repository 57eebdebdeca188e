import type { ReportWords } from '@cadran/i18n/reports';
import { actionTexts } from '../profiling/sections/actions-section.ts';
import type { DeckSlide } from './deck.ts';
import { notesOf } from './deck-writing.ts';

/** Actions on one page, the next ones to be done first; the notes have all of them. */
const ACTIONS_MAX = 8;

/** What is done about the results, and whether figures moved since; left out where nothing was decided. */
export const actionsSlide = (
  draft: Parameters<typeof actionTexts>[0] & { readonly words: ReportWords },
): readonly DeckSlide[] => {
  const { sections, actions: named } = draft.texts;
  const { columns, rows, aims, moved } = actionTexts(draft);
  if (rows.length === 0) return [];
  const rule = moved.length === 0 ? [] : [named.rule];
  return [
    {
      title: sections.actions,
      table: {
        columns: [...columns, named.aimed],
        rows: rows.slice(0, ACTIONS_MAX).map((cells, place) => [...cells, aims[place] ?? '']),
        numeric: [],
      },
      ...(rule[0] !== undefined && { small: rule[0] }),
      notes: notesOf(
        draft,
        [named.intro, ...rows.slice(ACTIONS_MAX).map((cells) => cells.join(', '))],
        [...moved, ...rule],
      ),
    },
  ];
};
