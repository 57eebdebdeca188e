import type { ProfilingQuestionnaire, ProfilingQuestionnaireChange } from '@cadran/contract';
import { type StampedAnswers, toAnswerItems } from '@cadran/contract/answers';
import { TIMINGS } from '../engine/steps/steps.ts';

/**
 * What changed, as the API takes it. The times of pages stay here: this browser knows by them which pages were
 * seen, and nobody else is to know anything by them.
 */
export const toChangeBody = ({ items, stamps }: StampedAnswers, complete: boolean): object => {
  const { segments, language, [TIMINGS]: _times, ...answers } = items;
  const { language: _language, [TIMINGS]: _timings, ...answerStamps } = stamps;
  return {
    ...(language && { language: language['code'] }),
    ...(segments && { segments }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(Object.keys(answerStamps).length > 0 && { stamps: answerStamps }),
    ...(complete && { status: 'completed' }),
  } satisfies Partial<Record<keyof ProfilingQuestionnaireChange, unknown>>;
};

type StoredAnswers = Pick<ProfilingQuestionnaire, 'segments' | 'answers' | 'stamps'>;

/** What the API knows. */
export const toStampedAnswers = ({ segments, answers, stamps }: StoredAnswers): StampedAnswers => ({
  items: { ...toAnswerItems(answers), segments },
  stamps,
});
