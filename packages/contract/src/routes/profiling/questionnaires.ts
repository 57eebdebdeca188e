import { ANONYMOUS, defineRoutes } from '../../route.ts';
import { idParams } from '../../schemas/base/basics.ts';
import {
  newProfilingQuestionnaire,
  profilingQuestionnaire,
  profilingQuestionnaireChange,
  savedProfilingQuestionnaire,
} from '../../schemas/profiling/questionnaire.ts';
import {
  resumedQuestionnaire,
  startedQuestionnaire,
} from '../../schemas/screening/answers/questionnaire.ts';

/**
 * Routes for respondents. Rate limits use the token and the campaign, and calls are not logged, because neither
 * address nor time may be stored.
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
    answer: startedQuestionnaire,
    status: 201,
    errors: ['campaign_closed', 'code_required', 'code_refused'],
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
