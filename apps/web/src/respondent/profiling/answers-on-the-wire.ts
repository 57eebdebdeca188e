import type { ProfilingQuestionnaire, ProfilingQuestionnaireChange } from '@cadran/contract';
import { itemsOf } from '@cadran/contract/answers';
import type { Batch } from '../engine/answer-entry.ts';
import { batchOf, byPart } from '../engine/answers-by-part.ts';
import { TIMINGS } from '../engine/walk.ts';

/**
 * What changed, as the API takes it. The times of pages stay here: this browser knows by them which pages were
 * seen, and nobody else is to know anything by them.
 */
export const changeOf = (batch: Batch, complete: boolean): object => {
  const { segments, language, [TIMINGS]: _, ...answers } = byPart(batch, ({ value }) => value);
  const stamps = byPart(batch, ({ stamp }) => stamp);
  delete stamps['language'];
  delete stamps[TIMINGS];
  return {
    ...(language && { language: language['code'] }),
    ...(segments && { segments }),
    ...(Object.keys(answers).length > 0 && { answers }),
    ...(Object.keys(stamps).length > 0 && { stamps }),
    ...(complete && { status: 'completed' }),
  } satisfies Partial<Record<keyof ProfilingQuestionnaireChange, unknown>>;
};

type Given = Pick<ProfilingQuestionnaire, 'segments' | 'answers' | 'stamps'>;

/** What the API knows, answer by answer. */
export const entriesOf = ({ segments, answers, stamps }: Given): Batch =>
  batchOf({ ...itemsOf(answers), segments }, stamps);
