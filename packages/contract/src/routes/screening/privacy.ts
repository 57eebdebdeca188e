import { ADMINS, defineRoutes, SUPERADMINS } from '../../route.ts';
import { idParams, languageQuery } from '../../schemas/base/basics.ts';
import {
  erasureConfirmation,
  erasureState,
  fairnessQuery,
  fairnessReport,
  retentionPreview,
  retentionQuery,
} from '../../schemas/privacy.ts';
import { erasure, ownData } from '../../schemas/screening/candidates/data-export.ts';
import { reportModel } from '../../schemas/report/report.ts';

const module = 'screening';
const own = { access: ['respondent'], module, params: idParams } as const;

/** Data export and erasure for candidates, retention and fairness for organisations. */
export const privacy = defineRoutes({
  ownData: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data',
    summary: 'Get your data',
    description: 'Returns everything stored about the candidate, to the candidate.',
    answer: ownData,
  },
  ownReport: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data/report',
    summary: 'Get your data as a readable report',
    query: languageQuery,
    answer: reportModel,
  },
  ownDataPdf: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data.pdf',
    summary: 'Download your data as PDF',
    query: languageQuery,
    produces: 'application/pdf',
    limit: { max: 30, seconds: 60 },
  },
  erase: {
    ...own,
    method: 'POST',
    path: '/screening/questionnaires/:id/erasure',
    summary: 'Erase your data',
    description:
      'Deletes the questionnaire and everything with it. The request repeats the return code as a confirmation.',
    body: erasure,
    limit: { max: 20, seconds: 60 },
  },
  retention: {
    method: 'GET',
    path: '/organizations/:id/retention',
    summary: 'Preview data retention',
    description: 'Returns what will be deleted, and when.',
    access: ADMINS,
    params: idParams,
    query: retentionQuery,
    answer: retentionPreview,
  },
  erasureState: {
    method: 'GET',
    path: '/erasure',
    summary: 'Get the state of erasing',
    description:
      'Nothing is erased while a clock is in doubt, until a super administrator confirms. Returns why, and what will be erased then.',
    access: SUPERADMINS,
    answer: erasureState,
  },
  confirmErasure: {
    method: 'POST',
    path: '/erasure/confirm',
    summary: 'Confirm that data may be erased',
    description: 'Ends the hold with this reason: the clock is right, or the pause was real.',
    access: SUPERADMINS,
    body: erasureConfirmation,
    answer: erasureState,
    errors: ['conflict'],
  },
  fairness: {
    method: 'GET',
    path: '/organizations/:id/fairness',
    summary: 'Get the fairness report',
    description: 'Compares selection ratios between groups of at least 30 people.',
    access: ADMINS,
    fromReplica: true,
    module,
    params: idParams,
    query: fairnessQuery,
    answer: fairnessReport,
  },
});
