import { defineRoutes, MEMBERS } from '../../route.ts';
import {
  ashbyAssessments,
  ashbyCancel,
  ashbyList,
  ashbyStart,
  ashbyStarted,
  greenhouseError,
  greenhouseErrorSeen,
  greenhouseSend,
  greenhouseSent,
  greenhouseStatus,
  greenhouseStatusQuery,
  greenhouseTests,
  workableAssessment,
  workableCreated,
  workableTests,
} from '../../schemas/assessment-orders/tracking-systems.ts';

const called = {
  access: MEMBERS,
  module: 'screening',
  scope: 'orders:write',
  partner: true,
} as const;
const ordering = {
  ...called,
  method: 'POST',
  errors: ['not_found', 'campaign_closed', 'conflict'],
  limit: { max: 120, seconds: 60 },
} as const;

/** In the shape that each system documents; all of them are assessment orders. */
export const trackingSystems = defineRoutes({
  greenhouseTests: {
    ...called,
    method: 'GET',
    path: '/tracking-systems/greenhouse/list_tests',
    summary: 'Greenhouse: list tests',
    description: 'The open screening campaigns.',
    answer: greenhouseTests,
  },
  greenhouseSend: {
    ...ordering,
    path: '/tracking-systems/greenhouse/send_test',
    summary: 'Greenhouse: send a test',
    body: greenhouseSend,
    answer: greenhouseSent,
  },
  greenhouseStatus: {
    ...called,
    method: 'GET',
    path: '/tracking-systems/greenhouse/test_status',
    summary: 'Greenhouse: status of a test',
    query: greenhouseStatusQuery,
    answer: greenhouseStatus,
    errors: ['not_found'],
  },
  greenhouseError: {
    ...called,
    method: 'POST',
    path: '/tracking-systems/greenhouse/response_error',
    summary: 'Greenhouse: report a response that could not be read',
    body: greenhouseError,
    answer: greenhouseErrorSeen,
  },
  workableTests: {
    ...called,
    method: 'GET',
    path: '/tracking-systems/workable/tests',
    summary: 'Workable: list tests',
    description: 'The open screening campaigns.',
    answer: workableTests,
  },
  workableAssessment: {
    ...ordering,
    path: '/tracking-systems/workable/assessments',
    summary: 'Workable: create an assessment',
    body: workableAssessment,
    answer: workableCreated,
    status: 201,
  },
  ashbyList: {
    ...called,
    method: 'POST',
    path: '/tracking-systems/ashby/assessment.list',
    summary: 'Ashby: list assessments',
    description: 'The open screening campaigns.',
    body: ashbyList,
    answer: ashbyAssessments,
  },
  ashbyStart: {
    ...ordering,
    path: '/tracking-systems/ashby/assessment.start',
    summary: 'Ashby: start an assessment',
    body: ashbyStart,
    answer: ashbyStarted,
  },
  ashbyCancel: {
    ...called,
    method: 'POST',
    path: '/tracking-systems/ashby/assessment.cancel',
    summary: 'Ashby: cancel an assessment',
    body: ashbyCancel,
    answer: ashbyStarted,
    errors: ['not_found', 'conflict'],
  },
});
