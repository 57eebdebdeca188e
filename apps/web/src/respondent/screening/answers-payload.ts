import type { ScreeningQuestionnaire, ScreeningQuestionnaireChange } from '@cadran/contract';
import { fromAnswerItems, type StampedAnswers, toAnswerItems } from '@cadran/contract/answers';
import type { AnswerBatch } from '../engine/answers/answer-entry.ts';
import { TIMINGS } from '../engine/steps/steps.ts';

/** What changed, as the API takes it. */
export const toChangeBody = (
  { items, stamps, languages }: AnswerBatch,
  complete: boolean,
): object => {
  const { contact, language, [TIMINGS]: timings, ...answers } = items;
  const { language: _language, [TIMINGS]: _timings, ...answerStamps } = stamps;
  const { contact: _contact, ...read } = languages;
  return {
    ...(language && { language: language['code'] }),
    ...(contact && { contact }),
    ...(Object.keys(answers).length > 0 && { answers: fromAnswerItems(answers) }),
    ...(Object.keys(answerStamps).length > 0 && { stamps: answerStamps }),
    ...(Object.keys(read).length > 0 && { languages: read }),
    ...(timings && { timings }),
    ...(complete && { status: 'completed' }),
  } satisfies Partial<Record<keyof ScreeningQuestionnaireChange, unknown>>;
};

type StoredAnswers = Pick<ScreeningQuestionnaire, 'contact' | 'answers' | 'stamps'>;

/** What the API knows. The longer of two times of a page counts as newer. */
export const toStampedAnswers = (
  { contact, answers, stamps }: StoredAnswers,
  timings: ScreeningQuestionnaire['timings'] = {},
): StampedAnswers => ({
  items: { ...toAnswerItems(answers), contact, [TIMINGS]: timings },
  stamps: {
    ...stamps,
    [TIMINGS]: Object.fromEntries(Object.entries(timings).map(([page, { ms }]) => [page, ms])),
  },
});
