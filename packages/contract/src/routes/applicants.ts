import { z } from 'zod';
import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams, languageQuery, listOf } from '../schemas/basics.ts';
import { applicantDecision, newDecision } from '../schemas/screening/applicant.ts';
import {
  candidate,
  candidateFilter,
  candidateQuery,
  foundCandidate,
} from '../schemas/screening/candidate.ts';
import { compareQuery, comparison } from '../schemas/screening/comparison.ts';
import { applicantReport, reportQuery } from '../schemas/screening/report.ts';

const module = 'screening';

/** All candidates, or those that the list shows when it is narrowed alike. */
const exportQuery = languageQuery.extend(candidateFilter);

/** What members do with the candidates who answered. */
export const applicants = defineRoutes({
  search: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires',
    summary: 'Candidates across all campaigns of the organisation',
    access: MEMBERS,
    module,
    query: candidateQuery,
    answer: listOf(foundCandidate),
  },
  report: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/report',
    summary: 'A report; the personal one also for the candidate, where the campaign allows it',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    query: reportQuery,
    answer: applicantReport,
  },
  reportPdf: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/report.pdf',
    summary: 'The same report on paper',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    query: reportQuery,
    produces: 'application/pdf',
    limit: { max: 120, seconds: 60 },
  },
  decide: {
    scope: 'candidates:write',
    method: 'PUT',
    path: '/screening/questionnaires/:id/decision',
    summary: 'Record what a person decided, with a note',
    access: MEMBERS,
    module,
    params: idParams,
    body: newDecision,
    answer: applicantDecision,
  },
  recompute: {
    method: 'POST',
    path: '/screening/questionnaires/:id/recompute',
    summary: 'Compute the scores again with the engine and the wishes of today',
    access: MEMBERS,
    module,
    params: idParams,
    answer: candidate,
  },
  recomputeCampaign: {
    method: 'POST',
    path: '/screening/campaigns/:id/recompute',
    summary: 'Compute again the scores that an older engine or other wishes gave',
    access: MEMBERS,
    module,
    params: idParams,
    answer: z.object({ recomputed: z.int() }),
  },
  compare: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/compare',
    summary: 'Up to four candidates side by side',
    access: MEMBERS,
    module,
    params: idParams,
    query: compareQuery,
    answer: comparison,
  },
  exportCsv: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/export.csv',
    summary: 'The candidates of a campaign as CSV: all, or those a filter leaves',
    access: MEMBERS,
    module,
    params: idParams,
    query: exportQuery,
    produces: 'text/csv',
  },
  exportXlsx: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/export.xlsx',
    summary: 'The candidates of a campaign as an Excel file: all, or those a filter leaves',
    access: MEMBERS,
    module,
    params: idParams,
    query: exportQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
});
