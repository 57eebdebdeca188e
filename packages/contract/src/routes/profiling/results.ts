import { defineRoutes, MEMBERS, SHARES } from '../../route.ts';
import { idParams, languageQuery, listOf } from '../../schemas/base/basics.ts';
import {
  aggregateReport,
  comparedReport,
  trendReport,
} from '../../schemas/profiling/results/aggregate-report.ts';
import {
  cultureTargetSource,
  cultureTargetsQuery,
} from '../../schemas/profiling/results/culture-targets.ts';
import { resultsMap } from '../../schemas/profiling/results/map.ts';
import { waves, wavesChange, wavesQuery } from '../../schemas/profiling/results/waves.ts';
import { profilingFilters } from '../../schemas/profiling/results/filters.ts';
import {
  comparisonRequest,
  printRequest,
  reportRequest,
  trendRequest,
} from '../../schemas/profiling/results/selection.ts';
import {
  profilingSnapshot,
  profilingSnapshots,
} from '../../schemas/profiling/results/snapshots.ts';
import {
  unitGroupProposals,
  unitGroups,
  unitGroupsChange,
} from '../../schemas/profiling/results/unit-groups.ts';

const members = { access: MEMBERS, module: 'profiling' } as const;
const one = { ...members, params: idParams } as const;
const base = '/profiling/campaigns/:id';

const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/** What a selection can be refused with; more than one group by link is told apart, since it says nothing of people. */
const REFUSALS = ['no_results_yet', 'too_few_people', 'one_group_at_a_time'] as const;

/**
 * Aggregates of the selections that the anonymity check allows; every other selection fails with
 * `too_few_people`.
 */
export const profilingResults = defineRoutes({
  snapshots: {
    scope: 'audits:read',
    ...one,
    method: 'GET',
    path: `${base}/snapshots`,
    summary: 'List the snapshots of a campaign',
    description:
      'Also returns the progress of a running snapshot and whether a new one can be taken.',
    answer: profilingSnapshots,
  },
  takeSnapshot: {
    ...one,
    method: 'POST',
    path: `${base}/snapshots`,
    summary: 'Take a snapshot',
    description:
      'Runs in the background. Returns the running snapshot if there is one. Fails with `too_few_people` until enough answers are new. The results of an audit by link are computed three times at most, the last time when it closes: after that `results_limit` says how many were computed (`computed`) and whether closing computes them once more (`possible`: `at_closing` or `never`).',
    errors: ['too_few_people', 'results_limit'],
    answer: profilingSnapshot,
    status: 202,
    share: SHARES.computation,
  },
  filters: {
    scope: 'audits:read',
    ...one,
    method: 'GET',
    path: `${base}/filters`,
    summary: 'List the filters of a campaign',
    description:
      'Returns the existing values and the selections that can be reported, with their number of respondents.',
    answer: profilingFilters,
  },
  report: {
    scope: 'audits:read',
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/profiling/questionnaires/filter`,
    summary: 'Get the report of a selection',
    errors: REFUSALS,
    body: reportRequest,
    answer: aggregateReport,
    evenOnFullDisk: true,
  },
  compare: {
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/compare`,
    summary: 'Compare two selections',
    errors: REFUSALS,
    body: comparisonRequest,
    answer: comparedReport,
    evenOnFullDisk: true,
  },
  trend: {
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/trend`,
    summary: 'Compare a selection with an earlier campaign',
    description: 'Both campaigns have the same subject.',
    errors: REFUSALS,
    body: trendRequest,
    answer: trendReport,
    evenOnFullDisk: true,
  },
  reportPdf: {
    ...one,
    method: 'POST',
    path: `${base}/report.pdf`,
    summary: 'Download a report as PDF',
    description: 'Renders a report, a comparison or a trend.',
    errors: REFUSALS,
    body: printRequest,
    example: { gender: ['female'], language: 'fr' },
    produces: 'application/pdf',
    limit: { max: 120, seconds: 60 },
    evenOnFullDisk: true,
    share: SHARES.file,
  },
  exportXlsx: {
    ...one,
    method: 'GET',
    path: `${base}/export.xlsx`,
    summary: 'Export all selections as Excel',
    description: 'Contains the aggregates of every selection that can be reported.',
    query: languageQuery,
    errors: ['no_results_yet', 'too_few_people'],
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    limit: { max: 30, seconds: 60 },
    share: SHARES.file,
  },
  reportSlides: {
    ...one,
    method: 'POST',
    path: `${base}/report.pptx`,
    summary: 'Download a report as PowerPoint',
    description:
      'Writes a report, a comparison or a trend as slides with charts that can be edited, notes and alternative texts.',
    errors: REFUSALS,
    body: printRequest,
    example: { gender: ['female'], language: 'fr' },
    produces: SLIDES,
    limit: { max: 60, seconds: 60 },
    share: SHARES.file,
  },
  wavesSlides: {
    ...one,
    method: 'GET',
    path: `${base}/waves.pptx`,
    summary: 'Download a series of audits as PowerPoint',
    description: 'Contains the figures of `GET /profiling/campaigns/:id/waves`.',
    query: languageQuery,
    errors: ['no_results_yet'],
    produces: SLIDES,
    limit: { max: 60, seconds: 60 },
    share: SHARES.file,
  },
  map: {
    scope: 'audits:read',
    ...one,
    fromReplica: true,
    method: 'GET',
    path: `${base}/map`,
    summary: 'Get the main figures of all groups',
    description:
      'Returns every unit, or group of units, and every other group by one attribute, with figures only where its own report is served.',
    errors: ['no_results_yet'],
    answer: resultsMap,
  },
  waves: {
    scope: 'audits:read',
    ...one,
    fromReplica: true,
    method: 'GET',
    path: `${base}/waves`,
    summary: 'Get a series of audits over time',
    description:
      'Returns the main figures of all respondents and of each unit in every audit of the series that has results. Units of different audits belong together if they are the same, have the same name, or were matched by hand.',
    query: wavesQuery,
    answer: waves,
  },
  saveWaves: {
    ...one,
    method: 'PUT',
    path: `${base}/waves`,
    summary: 'Update a series of audits',
    description:
      'Sets which audits about the same subject belong together, and which of their units.',
    body: wavesChange,
    answer: waves,
  },
  unitGroups: {
    ...one,
    method: 'GET',
    path: `${base}/unit-groups`,
    summary: 'List the unit groups of a campaign',
    description: 'Grouped units are only reported together.',
    answer: unitGroups,
  },
  saveUnitGroups: {
    ...one,
    method: 'PUT',
    path: `${base}/unit-groups`,
    summary: 'Update the unit groups of a campaign',
    description: 'Possible until the first snapshot.',
    body: unitGroupsChange,
    answer: unitGroups,
  },
  proposeUnitGroups: {
    ...one,
    method: 'GET',
    path: `${base}/unit-groups/proposals`,
    summary: 'Propose unit groups',
    description:
      'Returns merges of the units that the last snapshot could not show. Empty before the first snapshot.',
    answer: unitGroupProposals,
    limit: { max: 60, seconds: 60 },
  },
  cultureTargets: {
    ...members,
    method: 'GET',
    path: '/profiling/culture-targets',
    summary: 'List culture targets',
    description:
      'Returns the perceived and desired cultures of closed campaigns, as a whole and by unit, the latest results first.',
    query: cultureTargetsQuery,
    answer: listOf(cultureTargetSource),
  },
});
