import {
  type GivenAnswers,
  type ProfilingAnswers,
  type ProfilingSegments,
  stampsOf,
  valuesOf,
} from '@cadran/contract';
import type { QuestionnaireRow } from '../queries/questionnaires.ts';
import { presentAnswers } from '../../questionnaires/index.ts';

type State = Pick<QuestionnaireRow, 'id' | 'campaignId' | 'language'>;

export const presentState = (row: State, status: 'opened' | 'completed', now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status,
  language: row.language,
  now: now.toISOString(),
});

/** Validated by the schema when it was saved. */
export const presentItems = (given: GivenAnswers) => {
  const { segments = {}, ...answers } = presentAnswers(valuesOf(given));
  return {
    segments: segments as ProfilingSegments,
    answers: answers as ProfilingAnswers,
    stamps: stampsOf(given),
  };
};
