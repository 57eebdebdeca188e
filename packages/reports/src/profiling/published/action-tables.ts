import type { ReportBlock } from '@cadran/contract';
import type { ActionFigure, CultureType } from '@cadran/contract/codes';
import { small, table, titled } from '../../drafting/blocks.ts';
import { inLanguage } from '../../drafting/draft.ts';
import { withInterval } from '../reading.ts';
import type { PublishedDraft } from './page-draft.ts';
import type { EarlierAction, PublishedAction } from './published-content.ts';

const forWhom = ({ texts, language }: PublishedDraft, { unit }: PublishedAction): string =>
  unit ? inLanguage(unit, language) : texts.actions.everybody;

/** What will be done, for whom, and by when. */
export const actionBlocks = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, texts, write } = draft;
  const { title, what, forWhom: whom, until, noDate, state } = page.actions;
  if (content.actions.length === 0) return [];
  return titled(title, [
    table(
      [what, whom, until, state],
      content.actions.map((action) => [
        action.title,
        forWhom(draft, action),
        action.dueOn === null ? noDate : write.day(action.dueOn),
        texts.actions.states[action.state],
      ]),
    ),
  ]);
};

const figureName = ({ names, texts }: PublishedDraft, figure: ActionFigure): string =>
  Object.hasOwn(names.types, figure)
    ? names.types[figure as CultureType]
    : texts.actions.figures[figure as keyof typeof texts.actions.figures];

const effectText = (draft: PublishedDraft, { moved }: EarlierAction): string => {
  const { page, texts, write } = draft;
  if (!moved) return texts.actions.movements.unknown;
  const { figure, movement, change } = moved;
  const signed = (value: number): string => write.signed(value);
  return page.actions.moved(
    figureName(draft, figure),
    texts.actions.movements[movement],
    withInterval(draft, signed, change.value, change.interval),
  );
};

/** What became of the actions of earlier audits. */
export const earlierActionBlocks = (draft: PublishedDraft): readonly ReportBlock[] => {
  const { content, page, texts } = draft;
  const { earlierTitle, what, forWhom: whom, state, effect } = page.actions;
  if (content.earlierActions.length === 0) return [];
  return titled(earlierTitle, [
    table(
      [what, whom, state, effect],
      content.earlierActions.map((action) => [
        action.title,
        forWhom(draft, action),
        texts.actions.states[action.state],
        effectText(draft, action),
      ]),
    ),
    small(texts.actions.rule),
  ]);
};
