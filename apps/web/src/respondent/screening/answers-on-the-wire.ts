import type {
  AnswerStamps,
  ScreeningQuestionnaire,
  ScreeningQuestionnaireChange,
} from '@cadran/contract';
import { answerKey, itemsOf, joinItems, splitKey } from '@cadran/contract/answers';
import type { Batch } from '../engine/answer-entry.ts';
import { TIMINGS } from '../engine/walk.ts';

type Items = Record<string, Record<string, unknown>>;

const byPart = (batch: Batch, of: (entry: Batch[string]) => unknown): Items => {
  const items: Items = {};
  for (const [key, entry] of Object.entries(batch)) {
    const [part, item] = splitKey(key);
    (items[part] ??= {})[item] = of(entry);
  }
  return items;
};

/** What changed, as the API takes it. */
export const changeOf = (batch: Batch, complete: boolean): object => {
  const { contact, language, [TIMINGS]: timings, ...answers } = byPart(batch, ({ value }) => value);
  const stamped = byPart(batch, ({ stamp }) => stamp);
  delete stamped['language'];
  delete stamped[TIMINGS];
  return {
    ...(language && { language: language['code'] }),
    ...(contact && { contact }),
    ...(Object.keys(answers).length > 0 && { answers: joinItems(answers) }),
    ...(Object.keys(stamped).length > 0 && { stamps: stamped }),
    ...(timings && { timings }),
    ...(complete && { status: 'completed' }),
  } satisfies Partial<Record<keyof ScreeningQuestionnaireChange, unknown>>;
};

type Given = Pick<ScreeningQuestionnaire, 'contact' | 'answers' | 'stamps'>;

/** What the API knows, answer by answer. One that has a stamp and no value was taken back. */
export const entriesOf = ({ contact, answers, stamps }: Given): Batch => {
  const items = { ...itemsOf(answers), contact };
  const parts: [string, AnswerStamps[string]][] = Object.entries(stamps);
  return Object.fromEntries(
    parts.flatMap(([part, itemStamps]) =>
      Object.entries(itemStamps).map(([item, stamp]) => [
        answerKey(part, item),
        { value: (items as Items)[part]?.[item] ?? null, stamp },
      ]),
    ),
  );
};

export const timingsOf = (timings: ScreeningQuestionnaire['timings']): Batch =>
  Object.fromEntries(
    Object.entries(timings).map(([page, time]) => [
      answerKey(TIMINGS, page),
      { value: time, stamp: time.ms },
    ]),
  );
