import { defineRoutes, MEMBERS } from '../route.ts';
import { idParams, languageQuery, listOf } from '../schemas/basics.ts';
import {
  aggregateReport,
  comparedReport,
  trendReport,
} from '../schemas/profiling/aggregate-report.ts';
import { cultureTargetSource, cultureTargetsQuery } from '../schemas/profiling/culture-targets.ts';
import { profilingFilters } from '../schemas/profiling/filters.ts';
import {
  comparisonRequest,
  printRequest,
  reportRequest,
  trendRequest,
} from '../schemas/profiling/selection.ts';
import { profilingSnapshot, profilingSnapshots } from '../schemas/profiling/snapshots.ts';
import {
  unitGroupProposals,
  unitGroups,
  unitGroupsChange,
} from '../schemas/profiling/unit-groups.ts';

const members = { access: MEMBERS, module: 'profiling' } as const;
const one = { ...members, params: idParams } as const;
const base = '/profiling/campaigns/:id';

/**
 * Results of an audit: aggregates of groups that the anonymity audit serves, and nothing else. Whatever is not on
 * the stored list is refused with `too_few_people`, for whatever reason.
 */
export const profilingResults = defineRoutes({
  snapshots: {
    scope: 'audits:read',
    ...one,
    method: 'GET',
    path: `${base}/snapshots`,
    summary:
      'The snapshots of a campaign, the progress of the one under way, and whether a new one is possible',
    answer: profilingSnapshots,
  },
  takeSnapshot: {
    ...one,
    method: 'POST',
    path: `${base}/snapshots`,
    summary: 'Take a snapshot in the background; the one under way, if there is one',
    answer: profilingSnapshot,
    status: 202,
  },
  filters: {
    scope: 'audits:read',
    ...one,
    method: 'GET',
    path: `${base}/filters`,
    summary: 'Which values exist, which selections are served, with how many people',
    answer: profilingFilters,
  },
  report: {
    scope: 'audits:read',
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/profiling/questionnaires/filter`,
    summary: 'The aggregate report of a selection',
    body: reportRequest,
    answer: aggregateReport,
    evenOnFullDisk: true,
  },
  compare: {
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/compare`,
    summary: 'Two served selections side by side',
    body: comparisonRequest,
    answer: comparedReport,
    evenOnFullDisk: true,
  },
  trend: {
    ...one,
    fromReplica: true,
    method: 'POST',
    path: `${base}/trend`,
    summary: 'A selection beside the same of an earlier campaign about the same subject',
    body: trendRequest,
    answer: trendReport,
    evenOnFullDisk: true,
  },
  reportPdf: {
    ...one,
    method: 'POST',
    path: `${base}/report.pdf`,
    summary: 'The report, comparison or trend on paper',
    body: printRequest,
    example: { gender: ['female'], language: 'fr' },
    produces: 'application/pdf',
    limit: { max: 120, seconds: 60 },
    evenOnFullDisk: true,
  },
  exportXlsx: {
    ...one,
    method: 'GET',
    path: `${base}/export.xlsx`,
    summary: 'The aggregates of all served selections as an Excel file',
    query: languageQuery,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    limit: { max: 30, seconds: 60 },
  },
  unitGroups: {
    ...one,
    method: 'GET',
    path: `${base}/unit-groups`,
    summary: 'Units that are only looked at together',
    answer: unitGroups,
  },
  saveUnitGroups: {
    ...one,
    method: 'PUT',
    path: `${base}/unit-groups`,
    summary: 'Group units, before the first snapshot',
    body: unitGroupsChange,
    answer: unitGroups,
  },
  proposeUnitGroups: {
    ...one,
    method: 'GET',
    path: `${base}/unit-groups/proposals`,
    summary: 'Merges of units that would open the most selections',
    answer: unitGroupProposals,
    limit: { max: 60, seconds: 60 },
    ownTransactions: true,
  },
  cultureTargets: {
    ...members,
    method: 'GET',
    path: '/profiling/culture-targets',
    summary:
      'Cultures of closed campaigns, to hire for: perceived and desired, whole and by served unit',
    query: cultureTargetsQuery,
    answer: listOf(cultureTargetSource),
  },
});
