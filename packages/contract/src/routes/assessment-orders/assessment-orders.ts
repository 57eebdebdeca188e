import { ADMINS, defineRoutes, MEMBERS } from '../../route.ts';
import { idParams, listOf } from '../../schemas/base/basics.ts';
import {
  assessmentOrder,
  assessmentOrderQuery,
  newAssessmentOrder,
  sharedReportParams,
  trackingSystem,
  trackingSystemChange,
  trackingSystemParams,
} from '../../schemas/assessment-orders/assessment-order.ts';

const keys = { access: MEMBERS, module: 'screening', scope: 'orders:write' } as const;

export const assessmentOrders = defineRoutes({
  create: {
    ...keys,
    method: 'POST',
    path: '/assessment-orders',
    summary: 'Order an assessment',
    description:
      'Invites a candidate to a screening campaign on behalf of another system and returns the personal link. The same reference with the same content returns the same order; with another content it is refused.',
    body: newAssessmentOrder,
    answer: assessmentOrder,
    status: 201,
    errors: ['not_found', 'campaign_closed', 'conflict'],
    limit: { max: 120, seconds: 60 },
  },
  list: {
    ...keys,
    method: 'GET',
    path: '/assessment-orders',
    summary: 'List assessment orders',
    query: assessmentOrderQuery,
    answer: listOf(assessmentOrder),
  },
  read: {
    ...keys,
    method: 'GET',
    path: '/assessment-orders/:id',
    summary: 'Get an assessment order',
    description: 'A completed order has its result: score, interval, verdict, report and PDF.',
    params: idParams,
    answer: assessmentOrder,
  },
  cancel: {
    ...keys,
    method: 'POST',
    path: '/assessment-orders/:id/cancel',
    summary: 'Cancel an assessment order',
    description:
      'The personal link of somebody who has not begun stops working. Answers already given stay in the campaign; their result is not returned.',
    params: idParams,
    answer: assessmentOrder,
    errors: ['conflict'],
  },
  sharedReport: {
    method: 'GET',
    path: '/assessment-orders/reports/:token/report.pdf',
    summary: 'Download the report of an order',
    description: 'The address is part of a result. It is signed and valid for an hour.',
    access: 'public',
    params: sharedReportParams,
    produces: 'application/pdf',
    errors: ['not_found'],
    limit: { max: 60, seconds: 60 },
  },
  trackingSystems: {
    method: 'GET',
    path: '/organizations/:id/tracking-systems',
    summary: 'List the applicant tracking systems',
    description: 'Each has the address to enter in it.',
    access: ADMINS,
    params: idParams,
    answer: listOf(trackingSystem),
  },
  saveTrackingSystem: {
    method: 'PUT',
    path: '/organizations/:id/tracking-systems/:provider',
    summary: 'Set how results are returned to a tracking system',
    description:
      'The token is presented with each result: the key given to Greenhouse, the token issued by Workable, an API key of Ashby. For `api` it signs them. It is not shown again.',
    access: ADMINS,
    params: trackingSystemParams,
    body: trackingSystemChange,
    answer: trackingSystem,
  },
});
