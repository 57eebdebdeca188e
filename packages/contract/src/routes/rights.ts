import { ADMINS, defineRoutes } from '../route.ts';
import { idParams, languageQuery } from '../schemas/basics.ts';
import {
  fairnessQuery,
  fairnessReport,
  retentionPreview,
  retentionQuery,
} from '../schemas/rights.ts';
import { erasure, ownData } from '../schemas/screening/own-data.ts';
import { reportModel } from '../schemas/screening/report.ts';

const module = 'screening';
const own = { access: ['respondent'], module, params: idParams } as const;

/** What a candidate may do with the own data, and what an organisation does to keep its promises. */
export const rights = defineRoutes({
  ownData: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data',
    summary: 'Everything that is kept about the candidate, for the candidate',
    answer: ownData,
  },
  ownReport: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data/report',
    summary: 'The same in words, to read on a screen',
    query: languageQuery,
    answer: reportModel,
  },
  ownDataPdf: {
    ...own,
    method: 'GET',
    path: '/screening/questionnaires/:id/data.pdf',
    summary: 'The same in words, to keep and to print',
    query: languageQuery,
    produces: 'application/pdf',
    limit: { max: 30, seconds: 60 },
  },
  erase: {
    ...own,
    method: 'POST',
    path: '/screening/questionnaires/:id/erasure',
    summary: 'Erase the own questionnaire and everything with it; the resume code is typed again',
    body: erasure,
    limit: { max: 20, seconds: 60 },
  },
  retention: {
    method: 'GET',
    path: '/organizations/:id/retention',
    summary: 'What the daily retention will remove, and when',
    access: ADMINS,
    params: idParams,
    query: retentionQuery,
    answer: retentionPreview,
  },
  fairness: {
    method: 'GET',
    path: '/organizations/:id/fairness',
    summary: 'Selection ratios between groups, as an aggregate from 30 people a group on',
    access: ADMINS,
    fromReplica: true,
    module,
    params: idParams,
    query: fairnessQuery,
    answer: fairnessReport,
  },
});
