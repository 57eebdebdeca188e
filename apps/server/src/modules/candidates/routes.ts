import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE, LIST_ITEM, type Motivation } from '@cadran/contract';
import { candidates as candidateTexts } from '@cadran/i18n/candidates';
import { campaignPolicy, isUserOf } from '@cadran/policies';
import { reportFileName } from '@cadran/reports';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import {
  listAnswers,
  findCandidateDetails,
  listCandidateDetails,
  saveDecision,
} from './queries/candidate-details.ts';
import { searchCandidates } from './queries/list-candidates.ts';
import { buildReport, presentReport } from './build-report.ts';
import { presentComparison } from './present-comparison.ts';
import { loadCandidate } from './load-candidate.ts';
import { presentDecision } from './present-candidate-details.ts';
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
import { printReport } from '../reports/index.ts';
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

  report: async ({ actor, database, params, query, now }) =>
    presentReport(actor, await loadCandidate(database, actor, params.id, query.kind, now), query),

  reportPdf: async ({ actor, database, pdf, params, query, now, reply }) => {
    const loaded = await loadCandidate(database, actor, params.id, query.kind, now);
    const dress = { ...loaded, pageTexts: loaded.campaign.customization };
    const printed = await printReport(pdf, dress, buildReport(actor, loaded, query));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(reportFileName(query.kind, loaded.data, now)))
      .send(printed);
  },

  decide: async ({ actor, tx, params, body: { replaces, ...given }, now }) => {
    const candidate = await findCandidateDetails(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.decide, actor, campaign);
    // The row can only refer to a user of its organisation; for others only the log has the name.
    const by = isUserOf(actor, candidate.organizationId) ? actor.id : null;
    const decided = { ...given, by, at: now };
    if (!(await saveDecision(tx, candidate, decided, replaces))) throw new AppError('conflict');
    await logCandidateActivity(tx, actor, 'decide', { id: candidate.id, campaign }, now, {
      from: candidate.decision,
      to: given.decision,
    });
    return presentDecision(await findCandidateDetails(tx, params.id));
  },

  recompute: async ({ actor, tx, params, now }) => {
    const candidate = await findCandidateDetails(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.recompute, actor, campaign);
    if (candidate.engineVersion === null) throw new AppError('not_found');
    if (isStale(candidate, campaign)) {
      await recomputeScores(tx, campaign, [candidate.id]);
      await logCandidateActivity(tx, actor, 'recompute', { id: candidate.id, campaign }, now, {
        from: candidate.engineVersion,
      });
    }
    return presentCandidateSummary(actor, campaign, await findCandidateDetails(tx, params.id));
  },

  recomputeCampaign: async ({ actor, tx, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.recompute, actor, campaign);
    const recomputed = await recomputeStaleScores(tx, campaign);
    if (recomputed > 0)
      await logCampaignActivity(tx, actor, 'recompute', campaign, now, { candidates: recomputed });
    return { recomputed };
  },

  compare: async ({ actor, tx, params, query }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const found = await listCandidateDetails(tx, campaign, query.ids);
    const rows = query.ids.map((id) => {
      const row = found.find((one) => one.id === id);
      if (!row) throw new AppError('not_found');
      return row;
    });
    const answers = await listAnswers(tx, campaign.organizationId, query.ids);
    const rankings = new Map(
      [...answers].map(([id, parts]) => [
        id,
        (parts['motivations']?.[LIST_ITEM] ?? null) as readonly Motivation[] | null,
      ]),
    );
    return presentComparison(actor, campaign, rows, rankings);
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
