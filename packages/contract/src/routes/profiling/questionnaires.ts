import { ANONYMOUS, defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  newProfilingQuestionnaire,
  profilingQuestionnaire,
  profilingQuestionnaireChange,
  savedProfilingQuestionnaire,
} from '../../schemas/profiling/questionnaire.ts';
import {
  challengeRequest,
  resumedQuestionnaire,
  startChallenge,
  startedQuestionnaire,
} from '../../schemas/screening/answers/questionnaire.ts';

/**
 * Routes for respondents. Calls are not logged and addresses are counted in memory only, because neither address
 * nor time may be stored.
 */
const respondent = { module: 'profiling', unlogged: true } as const;

export const profilingQuestionnaires = defineRoutes({
  start: {
    ...respondent,
    method: 'POST',
    path: '/profiling/questionnaires',
    summary: 'Start a questionnaire',
    description:
      'An audit by link is started with a device key, an audit by codes with a code. Each can answer a campaign once; until then the same code resumes its questionnaire on any device. A used, an unknown and a mistyped code get the same response.',
    access: ANONYMOUS,
    body: newProfilingQuestionnaire,
    example: {
      campaignId: '00000000-0000-4000-8000-000000000000',
      language: 'fr',
      consent: true,
      startKey: '00000000-0000-4000-8000-000000000000',
    },
    answer: startedQuestionnaire,
    status: 201,
    errors: ['campaign_closed', 'code_required', 'code_refused', 'proof_of_work_required'],
  },
  challenge: {
    ...respondent,
    method: 'POST',
    path: '/profiling/questionnaires/challenge',
    summary: 'Get the calculation that starts a questionnaire',
    description: 'As for a screening questionnaire. Only audits by link may ask for it.',
    access: ANONYMOUS,
    body: challengeRequest,
    answer: startChallenge,
  },
  resume: {
    ...respondent,
    method: 'POST',
    path: '/profiling/questionnaires/resume',
    summary: 'Resume a questionnaire',
    description:
      'Opens an unfinished questionnaire on any device, by its return code or, in an audit by codes, by its code.',
    access: ANONYMOUS,
    body: resumedQuestionnaire,
    answer: startedQuestionnaire,
  },
  read: {
    ...respondent,
    method: 'GET',
    path: '/profiling/questionnaires/:id',
    summary: 'Get your questionnaire',
    description: 'Only its respondent can read an unfinished questionnaire.',
    access: ['respondent'],
    params: idParams,
    answer: profilingQuestionnaire,
  },
  save: {
    ...respondent,
    method: 'PUT',
    path: '/profiling/questionnaires/:id',
    summary: 'Save answers',
    description:
      'Accepts any subset of the answers. Once completed, answers cannot be traced back to the respondent.',
    access: ['respondent'],
    params: idParams,
    body: profilingQuestionnaireChange,
    answer: savedProfilingQuestionnaire,
  },
});
