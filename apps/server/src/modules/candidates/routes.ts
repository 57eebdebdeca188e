import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE } from '@cadran/contract';
import { candidates as candidateTexts } from '@cadran/i18n/candidates';
import { campaignPolicy } from '@cadran/policies';
import { candidateComparisonFileName, reportFileName } from '@cadran/reports';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import type { Handlers } from '../../http/context.ts';
import { findCandidateDetails } from './queries/candidate-details.ts';
import { findNeighbours } from './queries/find-neighbours.ts';
import { findCandidate, searchCandidates } from './queries/list-candidates.ts';
import { buildReport, presentReport } from './reading/build-report.ts';
import {
  buildComparison,
  loadComparison,
  loadPrintedComparison,
} from './comparing/compare-candidates.ts';
import { loadCandidate } from './reading/load-candidate.ts';
import { decideCandidates } from './decisions/decide-candidates.ts';
import { presentProgress } from './present-progress.ts';
import { recomputeScores, recomputeStaleScores } from './recompute-scores.ts';
import { attachment } from '../../http/content-disposition.ts';
import { exportCandidates } from './export/export-candidates.ts';
import {
  presentCandidateSummary,
  presentFoundCandidate,
} from './list/present-candidate-summary.ts';
import { findReminderState } from '../campaign-mail/index.ts';
import { isStale, readAnswers } from '../questionnaires/index.ts';
import { printCandidateReport, printReport } from '../reports/index.ts';
import { logCampaignActivity, logCandidateActivity, findCampaign } from '../screening/index.ts';
import { csvStream, xlsxStream } from '../spreadsheets/index.ts';

export const candidates: Handlers<typeof contract.candidates> = {
  search: async ({ actor, tx, query }) => {
    const { items, total } = await searchCandidates(tx, query);
    return { items: items.map((row) => presentFoundCandidate(actor, row)), total };
  },

  progress: async ({ actor, tx, params, now }) => {
    const candidate = await findCandidateDetails(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.read, actor, campaign);
    const { items } = await readAnswers(tx, candidate);
    const reminders = await findReminderState(tx, campaign, candidate.id, now);
    return presentProgress(actor, campaign, candidate, items, reminders);
  },

  report: async ({ actor, database, pdf, params, query, now }) => {
    const loaded = await loadCandidate(database, actor, params.id, query.kind, now);
    // Who reads a report may print it next.
    void pdf.warm();
    return presentReport(actor, loaded, query);
  },

  reportPdf: async ({ actor, database, pdf, params, query, now, reply }) => {
    const loaded = await loadCandidate(database, actor, params.id, query.kind, now);
    const dress = { ...loaded, pageTexts: loaded.campaign.customization };
    const report = buildReport(actor, loaded, query);
    const printed = await printCandidateReport({ database, pdf, now }, loaded.row, dress, report);
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(reportFileName(query.kind, loaded.data, now)))
      .send(printed);
  },

  neighbours: async ({ actor, tx, params, query }) => {
    const { campaignId } = await findCandidate(tx, params.id);
    const campaign = await findCampaign(tx, campaignId);
    authorise(campaignPolicy.read, actor, campaign);
    return findNeighbours(tx, campaign, params.id, query);
  },

  decide: async ({ actor, tx, params, body, now }) => {
    const candidate = await findCandidate(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.decide, actor, campaign);
    const decision = { ...body, id: params.id };
    const [item] = await decideCandidates(tx, actor, campaign, [decision], now);
    if (!item) throw new AppError('not_found');
    return item.saved;
  },

  decideMany: async ({ actor, tx, params, body, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.decide, actor, campaign);
    return { items: await decideCandidates(tx, actor, campaign, body.decisions, now) };
  },

  recompute: async ({ actor, tx, scores, params, now }) => {
    const candidate = await findCandidateDetails(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.recompute, actor, campaign);
    if (candidate.engineVersion === null) throw new AppError('not_found');
    if (isStale(candidate, campaign)) {
      await recomputeScores(tx, scores, campaign, [candidate.id]);
      await logCandidateActivity(tx, actor, 'recompute', { id: candidate.id, campaign }, now, {
        from: candidate.engineVersion,
      });
    }
    return presentCandidateSummary(actor, campaign, await findCandidateDetails(tx, params.id));
  },

  recomputeCampaign: async ({ actor, tx, scores, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.recompute, actor, campaign);
    const recomputed = await recomputeStaleScores(tx, scores, campaign);
    if (recomputed > 0)
      await logCampaignActivity(tx, actor, 'recompute', campaign, now, { candidates: recomputed });
    return { recomputed };
  },

  compare: async ({ actor, tx, params, query }) =>
    (await loadComparison(tx, actor, params.id, query.ids)).comparison,

  comparePdf: async ({ actor, database, pdf, params, query, now, reply }) => {
    const { language = DEFAULT_LANGUAGE, ids } = query;
    const { campaign, comparison, ...dress } = await memberTransaction(
      database,
      actor,
      async (tx) => loadPrintedComparison(tx, await loadComparison(tx, actor, params.id, ids)),
    );
    const printed = await printReport(pdf, dress, await buildComparison(comparison, language));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(candidateComparisonFileName(campaign, now)))
      .send(printed);
  },

  exportCsv: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    const { language = DEFAULT_LANGUAGE, ...filter } = query;
    const wanted = { language, filter, format: 'csv' } as const;
    const lines = await exportCandidates(tx, database, actor, campaign, wanted, now);
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(lines.fileName));
    return Readable.from(csvStream(lines.batches, language));
  },

  exportXlsx: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    const { language = DEFAULT_LANGUAGE, ...filter } = query;
    const wanted = { language, filter, format: 'xlsx' } as const;
    const lines = await exportCandidates(tx, database, actor, campaign, wanted, now);
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(lines.fileName));
    const { sheet } = await candidateTexts.load(language);
    return Readable.from(xlsxStream(lines.batches, sheet));
  },
};
