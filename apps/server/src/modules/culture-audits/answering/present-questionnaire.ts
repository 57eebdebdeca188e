import type {
  AnswerItems,
  AnswerStamps,
  ProfilingAnswers,
  ProfilingSegments,
} from '@cadran/contract';
import type { QuestionnaireRow } from '../queries/questionnaires.ts';
import { presentAnswers } from '../../questionnaires/index.ts';

type State = Pick<QuestionnaireRow, 'id' | 'campaignId' | 'language' | 'version'>;

export const presentState = (row: State, status: 'opened' | 'completed', now: Date) => ({
  id: row.id,
  campaignId: row.campaignId,
  status,
  language: row.language,
  version: row.version,
  now: now.toISOString(),
});

/** Validated by the schema when it was saved. */
export const presentItems = (items: AnswerItems, stamps: AnswerStamps) => {
  const { segments = {}, ...answers } = presentAnswers(items);
  return {
    segments: segments as ProfilingSegments,
    answers: answers as ProfilingAnswers,
    stamps,
  };
};
