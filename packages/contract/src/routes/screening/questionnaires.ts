import { z } from 'zod';
import { ANONYMOUS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { candidateDetails } from '../../schemas/screening/candidates/candidate-details.ts';
import {
  newScreeningQuestionnaire,
  resumedCandidate,
  savedQuestionnaire,
  screeningQuestionnaire,
  screeningQuestionnaireChange,
  startedQuestionnaire,
} from '../../schemas/screening/answers/questionnaire.ts';

const module = 'screening';

/** Routes for candidates. */
export const questionnaires = defineRoutes({
  start: {
    method: 'POST',
    path: '/screening/questionnaires',
    summary: 'Start a questionnaire',
    description: 'Returns the token and the return code that open it.',
    access: ANONYMOUS,
    body: newScreeningQuestionnaire,
    answer: startedQuestionnaire,
    status: 201,
    limit: { max: 300, seconds: 60 },
  },
  resume: {
    method: 'POST',
    path: '/screening/questionnaires/resume',
    summary: 'Resume a questionnaire',
    description: 'Opens a questionnaire by its return code, on any device.',
    access: ANONYMOUS,
    body: resumedCandidate,
    answer: startedQuestionnaire,
    limit: { max: 60, seconds: 60 },
    evenOnFullDisk: true,
  },
  read: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id',
    summary: 'Get a questionnaire',
    description: 'Candidates get their answers so far. Members also get the scores.',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    answer: z.union([candidateDetails, screeningQuestionnaire]),
  },
  save: {
    method: 'PUT',
    path: '/screening/questionnaires/:id',
    summary: 'Save answers',
    description: 'Accepts any subset of the answers, and completes the questionnaire on request.',
    access: ['respondent'],
    module,
    params: idParams,
    body: screeningQuestionnaireChange,
    answer: savedQuestionnaire,
  },
});
