import { z } from 'zod';
import { defineRoutes, MEMBERS } from '../../route.ts';
import { idParams, languageQuery, listOf } from '../../schemas/base/basics.ts';
import {
  newDecision,
  newDecisions,
  savedDecision,
  savedDecisions,
} from '../../schemas/screening/candidates/candidate-details.ts';
import {
  candidate,
  candidateFilter,
  candidateNeighbours,
  candidateQuery,
  foundCandidate,
  neighboursQuery,
} from '../../schemas/screening/candidates/candidate.ts';
import { candidateProgress } from '../../schemas/screening/candidates/progress.ts';
import { compareQuery, comparison } from '../../schemas/screening/candidates/comparison.ts';
import { candidateReport, reportQuery } from '../../schemas/screening/candidates/report.ts';

const module = 'screening';

/** Accepts the filters of the list. */
const exportQuery = languageQuery.extend(candidateFilter);

/** Candidates, for members. */
export const candidates = defineRoutes({
  search: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires',
    summary: 'Search candidates',
    description: 'Returns the candidates of every campaign of the organisation.',
    access: MEMBERS,
    module,
    query: candidateQuery,
    answer: listOf(foundCandidate),
  },
  progress: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/progress',
    summary: 'Get how far a candidate is',
    description:
      'Tells the parts reached, when an answer was last saved and whether a reminder can be sent, without answers or scores. Reminders are sent by `POST /email/`.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: candidateProgress,
  },
  report: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/report',
    summary: 'Get a candidate’s report',
    description:
      'The recruiter report is for members. Candidates can read their own personal report if the campaign allows it.',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    query: reportQuery,
    answer: candidateReport,
  },
  reportPdf: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/report.pdf',
    summary: 'Download a candidate’s report as PDF',
    access: [...MEMBERS, 'respondent'],
    module,
    params: idParams,
    query: reportQuery,
    produces: 'application/pdf',
    limit: { max: 120, seconds: 60 },
  },
  neighbours: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/neighbours',
    summary: 'Get the candidates before and after one',
    description:
      'Accepts the sort and the filters of the candidate list. Only candidates who have a report are given.',
    access: MEMBERS,
    module,
    params: idParams,
    query: neighboursQuery,
    answer: candidateNeighbours,
  },
  decide: {
    scope: 'candidates:write',
    method: 'PUT',
    path: '/screening/questionnaires/:id/decision',
    summary: 'Record a decision about a candidate',
    description: 'The decision can carry a note.',
    access: MEMBERS,
    module,
    params: idParams,
    body: newDecision,
    answer: savedDecision,
  },
  decideMany: {
    scope: 'candidates:write',
    method: 'PUT',
    path: '/screening/campaigns/:id/decisions',
    summary: 'Record decisions about several candidates',
    description:
      'Saves all of them or none. Returns the decisions that were replaced, so that they can be restored.',
    access: MEMBERS,
    module,
    params: idParams,
    body: newDecisions,
    // Each of them may have a long reason.
    maxBytes: 4_000_000,
    answer: savedDecisions,
  },
  recompute: {
    method: 'POST',
    path: '/screening/questionnaires/:id/recompute',
    summary: 'Recompute a candidate’s scores',
    description: 'Uses the current scoring engine and the current target of the campaign.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: candidate,
  },
  recomputeCampaign: {
    method: 'POST',
    path: '/screening/campaigns/:id/recompute',
    summary: 'Recompute the outdated scores of a campaign',
    description: 'Recomputes every score made by an older scoring engine or with another target.',
    access: MEMBERS,
    module,
    params: idParams,
    answer: z.object({ recomputed: z.int() }),
  },
  compare: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/compare',
    summary: 'Compare up to four candidates',
    access: MEMBERS,
    module,
    params: idParams,
    query: compareQuery,
    answer: comparison,
  },
  comparePdf: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/compare.pdf',
    summary: 'Download a comparison of candidates as PDF',
    access: MEMBERS,
    module,
    ownTransactions: true,
    params: idParams,
    query: compareQuery.extend(languageQuery.shape),
    produces: 'application/pdf',
    limit: { max: 120, seconds: 60 },
  },
  exportCsv: {
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/campaigns/:id/export.csv',
    summary: 'Export the candidates of a campaign as CSV',
    description: 'Accepts the filters of the candidate list.',
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
    summary: 'Export the candidates of a campaign as Excel',
    description: 'Accepts the filters of the candidate list.',
    access: MEMBERS,
    module,
    params: idParams,
    query: exportQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
});
