/** Answering a screening questionnaire. Tables: schema/campaigns/screening.ts. Policy: candidate-policy.ts. */
export { askedParts } from './answers/asked-parts.ts';
export { refuseMissingAnswers } from './answers/check-answers.ts';
export { findNewerAnswers, stampAnswers } from './answers/stamp-answers.ts';
export { parseStoredAnswers, presentAnswers } from './present-questionnaire.ts';
export {
  byKey,
  lockQuestionnaire,
  readAnswerLanguages,
  readAnswers,
  type QuestionnaireKey,
  type QuestionnaireValues,
} from './queries/questionnaires.ts';
export { isStale, isTargetChanged, scoreQuestionnaires } from './completing/score-questionnaire.ts';
export { UNANSWERED_VERSION } from './queries/unanswered.ts';
