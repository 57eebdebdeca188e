import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE, type Motivation } from '@cadran/contract';
import { candidates } from '@cadran/i18n/candidates';
import { campaignPolicy } from '@cadran/policies';
import { reportFileName } from '@cadran/reports';
import { AppError } from '../app-error.ts';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import {
  answersOfMany,
  findApplicant,
  findApplicants,
  saveDecision,
} from '../queries/applicants.ts';
import { findCampaign } from '../queries/screening-campaigns.ts';
import { searchCandidates } from '../queries/screening-questionnaires.ts';
import { buildReport, presentReport } from '../services/applicant/build-report.ts';
import { presentComparison } from '../services/applicant/compare.ts';
import { loadApplicant } from '../services/applicant/load-applicant.ts';
import { presentDecision } from '../services/applicant/present-applicant.ts';
import { recompute, recomputeStale } from '../services/applicant/recompute.ts';
import { isStale } from '../services/applicant/score-questionnaire.ts';
import { attachment } from '../services/content-disposition.ts';
import { exportedCandidates } from '../services/export/exported-candidates.ts';
import { csvStream } from '../services/export/csv-stream.ts';
import { xlsxStream } from '../services/export/xlsx-stream.ts';
import { printReport } from '../services/print-report.ts';
import { auditCampaign, auditCandidate } from '../services/screening/audit-campaign.ts';
import { presentCandidate, presentFound } from '../services/screening/present-candidate.ts';

export const applicants: Handlers<typeof contract.applicants> = {
  search: async ({ actor, tx, query }) => {
    const { items, total } = await searchCandidates(tx, query);
    return { items: items.map((row) => presentFound(actor, row)), total };
  },

  report: async ({ actor, database, params, query, now }) =>
    presentReport(actor, await loadApplicant(database, actor, params.id, query.kind, now), query),

  reportPdf: async ({ actor, database, pdf, params, query, now, reply }) => {
    const loaded = await loadApplicant(database, actor, params.id, query.kind, now);
    const dress = { ...loaded, pageTexts: loaded.campaign.customization };
    const printed = await printReport(pdf, dress, buildReport(actor, loaded, query));
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(reportFileName(query.kind, loaded.data, now)))
      .send(printed);
  },

  decide: async ({ actor, tx, params, body: { replaces, ...given }, now }) => {
    const candidate = await findApplicant(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.decide, actor, campaign);
    // A super admin is a user of another organisation, a key is nobody: the log knows the name, the row cannot.
    const isColleague = actor.organizationId === candidate.organizationId;
    const by = isColleague && !actor.apiKey ? actor.id : null;
    const decided = { ...given, by, at: now };
    if (!(await saveDecision(tx, candidate, decided, replaces))) throw new AppError('conflict');
    await auditCandidate(tx, actor, 'decide', { id: candidate.id, campaign }, now, {
      from: candidate.decision,
      to: given.decision,
    });
    return presentDecision(await findApplicant(tx, params.id));
  },

  recompute: async ({ actor, tx, params, now }) => {
    const candidate = await findApplicant(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.recompute, actor, campaign);
    if (candidate.engineVersion === null) throw new AppError('not_found');
    if (isStale(candidate, campaign)) {
      await recompute(tx, campaign, [candidate.id]);
      await auditCandidate(tx, actor, 'recompute', { id: candidate.id, campaign }, now, {
        from: candidate.engineVersion,
      });
    }
    return presentCandidate(actor, campaign, await findApplicant(tx, params.id));
  },

  recomputeCampaign: async ({ actor, tx, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.recompute, actor, campaign);
    const recomputed = await recomputeStale(tx, campaign);
    if (recomputed > 0)
      await auditCampaign(tx, actor, 'recompute', campaign, now, { candidates: recomputed });
    return { recomputed };
  },

  compare: async ({ actor, tx, params, query }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const found = await findApplicants(tx, campaign, query.ids);
    const rows = query.ids.map((id) => {
      const row = found.find((one) => one.id === id);
      if (!row) throw new AppError('not_found');
      return row;
    });
    const answers = await answersOfMany(tx, campaign.organizationId, query.ids);
    const rankings = new Map(
      [...answers].map(([id, parts]) => [
        id,
        (parts['motivations']?.['list'] ?? null) as readonly Motivation[] | null,
      ]),
    );
    return presentComparison(actor, campaign, rows, rankings);
  },

  exportCsv: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    const { language = DEFAULT_LANGUAGE, ...filter } = query;
    const wanted = { language, filter, format: 'csv' } as const;
    const lines = await exportedCandidates(tx, database, actor, campaign, wanted, now);
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(lines.fileName));
    return Readable.from(csvStream(lines.batches, language));
  },

  exportXlsx: async ({ actor, tx, database, params, query, now, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    const { language = DEFAULT_LANGUAGE, ...filter } = query;
    const wanted = { language, filter, format: 'xlsx' } as const;
    const lines = await exportedCandidates(tx, database, actor, campaign, wanted, now);
    reply
      .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
      .header('content-disposition', attachment(lines.fileName));
    const { sheet } = await candidates.load(language);
    return Readable.from(xlsxStream(lines.batches, sheet));
  },
};
