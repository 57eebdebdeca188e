/** Answering a screening questionnaire. Tables: schema/campaigns/screening.ts. Policy: candidate-policy.ts. */
export { askedParts } from './answers/asked-parts.ts';
export { refuseMissingAnswers } from './answers/check-answers.ts';
export { stampAnswers } from './answers/given-answers.ts';
export { parseStoredAnswers, presentAnswers } from './present-questionnaire.ts';
export { byKey, findAnswering, type QuestionnaireValues } from './queries/questionnaires.ts';
export {
  listAnswers,
  type QuestionnaireKey,
  readAnswers,
  readSaves,
  savesSoFar,
  type StoredAnswers,
} from './queries/saves.ts';
export { isStale, isTargetChanged, scoreQuestionnaires } from './completing/score-questionnaire.ts';
