import type { ScreeningQuestionnaire, ScreeningQuestionnaireChange } from '@cadran/contract';
import { answerKey, itemsOf, joinItems } from '@cadran/contract/answers';
import type { Batch } from '../engine/answer-entry.ts';
import { batchOf, byPart } from '../engine/answers-by-part.ts';
import { TIMINGS } from '../engine/walk.ts';

/** What changed, as the API takes it. */
export const changeOf = (batch: Batch, complete: boolean): object => {
  const { contact, language, [TIMINGS]: timings, ...answers } = byPart(batch, ({ value }) => value);
  const stamps = byPart(batch, ({ stamp }) => stamp);
  delete stamps['language'];
  delete stamps[TIMINGS];
  return {
    ...(language && { language: language['code'] }),
    ...(contact && { contact }),
    ...(Object.keys(answers).length > 0 && { answers: joinItems(answers) }),
    ...(Object.keys(stamps).length > 0 && { stamps }),
    ...(timings && { timings }),
    ...(complete && { status: 'completed' }),
  } satisfies Partial<Record<keyof ScreeningQuestionnaireChange, unknown>>;
};

type Given = Pick<ScreeningQuestionnaire, 'contact' | 'answers' | 'stamps'>;

/** What the API knows, answer by answer. */
export const entriesOf = ({ contact, answers, stamps }: Given): Batch =>
  batchOf({ ...itemsOf(answers), contact }, stamps);

export const timingsOf = (timings: ScreeningQuestionnaire['timings']): Batch =>
  Object.fromEntries(
    Object.entries(timings).map(([page, time]) => [
      answerKey(TIMINGS, page),
      { value: time, stamp: time.ms },
    ]),
  );
