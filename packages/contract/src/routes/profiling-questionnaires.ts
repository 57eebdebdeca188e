import { ANONYMOUS, defineRoutes } from '../route.ts';
import { idParams } from '../schemas/basics.ts';
import {
  newProfilingQuestionnaire,
  profilingQuestionnaire,
  profilingQuestionnaireChange,
  savedProfilingQuestionnaire,
} from '../schemas/profiling/questionnaire.ts';
import { resumedQuestionnaire, startedQuestionnaire } from '../schemas/screening/questionnaire.ts';

/**
 * The employee's side of profiling. Limited by token and campaign rather than by address, and not logged: whoever
 * answers was promised that neither address nor time is kept.
 */
const respondent = { module: 'profiling', unlogged: true } as const;

export const profilingQuestionnaires = defineRoutes({
  start: {
    ...respondent,
    method: 'POST',
    path: '/profiling/questionnaires',
    summary: 'Begin a questionnaire; one key answers a campaign once',
    access: ANONYMOUS,
    body: newProfilingQuestionnaire,
    answer: startedQuestionnaire,
    status: 201,
  },
  resume: {
    ...respondent,
    method: 'POST',
    path: '/profiling/questionnaires/resume',
    summary: 'Open an unfinished questionnaire by its resume code, on any device',
    access: ANONYMOUS,
    body: resumedQuestionnaire,
    answer: startedQuestionnaire,
  },
  read: {
    ...respondent,
    method: 'GET',
    path: '/profiling/questionnaires/:id',
    summary: 'The own unfinished questionnaire, for its respondent alone',
    access: ['respondent'],
    params: idParams,
    answer: profilingQuestionnaire,
  },
  save: {
    ...respondent,
    method: 'PUT',
    path: '/profiling/questionnaires/:id',
    summary: 'Save any subset of the answers; completing cuts every tie to the respondent',
    access: ['respondent'],
    params: idParams,
    body: profilingQuestionnaireChange,
    answer: savedProfilingQuestionnaire,
  },
});
