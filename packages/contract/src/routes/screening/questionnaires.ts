import { z } from 'zod';
import { ANONYMOUS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import { candidateDetails } from '../../schemas/screening/candidates/candidate-details.ts';
import {
  challengeRequest,
  newScreeningQuestionnaire,
  resumedCandidate,
  savedQuestionnaire,
  screeningQuestionnaire,
  screeningQuestionnaireChange,
  startChallenge,
  startedQuestionnaire,
} from '../../schemas/screening/answers/questionnaire.ts';

const module = 'screening';

/** Routes for candidates. */
export const questionnaires = defineRoutes({
  start: {
    method: 'POST',
    path: '/screening/questionnaires',
    summary: 'Start a questionnaire',
    description:
      'Returns the token and the return code that open it. When many begin at once, it asks for a small calculation first: `proof_of_work_required`.',
    access: ANONYMOUS,
    body: newScreeningQuestionnaire,
    example: {
      campaignId: '00000000-0000-4000-8000-000000000000',
      language: 'fr',
      consent: true,
    },
    answer: startedQuestionnaire,
    status: 201,
    errors: ['proof_of_work_required'],
    limit: { max: 300, seconds: 60 },
  },
  challenge: {
    method: 'POST',
    path: '/screening/questionnaires/challenge',
    summary: 'Get the calculation that starts a questionnaire',
    description:
      'Find eight numbers. Each, as eight bytes after the 32 bytes that the last part of the challenge stands for in base64url, gives a SHA-256 hash that begins with so many zero bits. Valid for ten minutes, once.',
    access: ANONYMOUS,
    body: challengeRequest,
    answer: startChallenge,
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
