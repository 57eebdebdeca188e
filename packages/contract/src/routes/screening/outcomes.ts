import { defineRoutes, MEMBERS } from '../../route.ts';
import { idParams, languageQuery } from '../../schemas/base/basics.ts';
import {
  candidateOutcomes,
  hiredOutcome,
  outcomeChange,
  outcomeImport,
  outcomeImportReport,
  outcomeList,
  outcomeParams,
  outcomeQuery,
} from '../../schemas/screening/candidates/outcomes.ts';

const common = { access: MEMBERS, module: 'screening' } as const;
const one = {
  ...common,
  path: '/screening/questionnaires/:id/outcomes/:months',
  params: outcomeParams,
} as const;

/** What became of the people who were hired, for the owner of the campaign and for administrators. */
export const outcomes = defineRoutes({
  list: {
    ...common,
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/outcomes',
    summary: 'List outcomes',
    description:
      'Returns the people hired six or twelve months ago whose outcome is due, or the outcomes entered; those of the campaigns that you may edit.',
    query: outcomeQuery,
    answer: outcomeList,
  },
  template: {
    ...common,
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/outcomes/template',
    summary: 'Download the CSV file to fill in',
    description: 'Has a line for each outcome that is due.',
    query: languageQuery,
    produces: 'text/csv',
  },
  import: {
    ...common,
    scope: 'candidates:write',
    method: 'POST',
    path: '/screening/outcomes/import',
    summary: 'Import outcomes from CSV',
    description:
      'Saves all lines or none, and says which fields of which lines are wrong. A line replaces what was entered before.',
    body: outcomeImport,
    answer: outcomeImportReport,
  },
  ofCandidate: {
    ...common,
    scope: 'candidates:read',
    method: 'GET',
    path: '/screening/questionnaires/:id/outcomes',
    summary: 'Get the outcomes of a candidate',
    description: 'Empty for somebody who was not hired.',
    params: idParams,
    answer: candidateOutcomes,
  },
  save: {
    ...one,
    scope: 'candidates:write',
    method: 'PUT',
    summary: 'Enter or correct an outcome',
    description:
      'Fails with `conflict` if `version` is not the current one, or if it is not its time: from six to twelve, or from twelve to twenty-four months after hiring.',
    body: outcomeChange,
    example: {
      stayed: true,
      reason: null,
      ratings: { performance: 4, teamwork: 4, learning: 5 },
      version: 0,
    },
    answer: hiredOutcome,
    errors: ['conflict'],
  },
  remove: {
    ...one,
    scope: 'candidates:write',
    method: 'DELETE',
    summary: 'Delete an outcome',
    description: 'The sums that it was added to are corrected.',
  },
});
