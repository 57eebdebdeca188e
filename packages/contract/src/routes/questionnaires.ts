import { z } from 'zod';
import { ANONYMOUS, defineRoutes, MEMBERS } from '../route.ts';
import { idParams } from '../schemas/basics.ts';
import { applicant } from '../schemas/screening/applicant.ts';
import {
  newScreeningQuestionnaire,
  resumedCandidate,
  savedQuestionnaire,
  screeningQuestionnaire,
  screeningQuestionnaireChange,
  startedQuestionnaire,
} from '../schemas/screening/questionnaire.ts';

const module = 'screening';

/** The candidate's side of screening. */
export const questionnaires = defineRoutes({
  start: {
    method: 'POST',
    path: '/screening/questionnaires',
    summary: 'Begin a questionnaire; the answer holds the token and the resume code that open it',
    access: ANONYMOUS,
    body: newScreeningQuestionnaire,
    answer: startedQuestionnaire,
    status: 201,
    limit: { max: 300, seconds: 60 },
  },
  resume: {
    method: 'POST',
    path: '/screening/questionnaires/resume',
    summary: 'Open a questionnaire by its resume code, on any device',
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
    summary: 'The own questionnaire with all answers so far; for members also the scores',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    answer: z.union([applicant, screeningQuestionnaire]),
  },
  save: {
    method: 'PUT',
    path: '/screening/questionnaires/:id',
    summary: 'Save any subset of the answers; complete the questionnaire',
    access: ['respondent'],
    module,
    params: idParams,
    body: screeningQuestionnaireChange,
    answer: savedQuestionnaire,
  },
});
