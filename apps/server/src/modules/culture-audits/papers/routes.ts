import { Readable } from 'node:stream';
import { type contract, DEFAULT_LANGUAGE } from '@cadran/contract';
import { paper } from '@cadran/i18n/paper';
import { respondent } from '@cadran/i18n/respondent';
import { auditPaperFileName, buildAuditPaper } from '@cadran/reports';
import { attachment } from '../../../http/content-disposition.ts';
import type { Handlers } from '../../../http/context.ts';
import { campaignActivityLogger } from '../../campaigns/index.ts';
import { loadEditableCampaign } from '../load-campaign.ts';
import { listPaperVersions } from '../queries/papers.ts';
import { loadReportBranding, printGroup } from '../results/report/print-group.ts';
import { keepPaperVersion } from './keep-version.ts';
import { loadPaper, presentPaperVersion } from './load-paper.ts';

const logCampaign = campaignActivityLogger('profiling');

/** What employee representatives get: for whoever may edit the audit. */
export const profilingPapers: Handlers<typeof contract.profilingPapers> = {
  list: async ({ actor, tx, params }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    const items = (await listPaperVersions(tx, campaign)).map(presentPaperVersion);
    return { items, total: items.length };
  },

  download: async ({ actor, tx, pdf, params, query, now, reply }) => {
    const campaign = await loadEditableCampaign(tx, actor, params.id);
    await keepPaperVersion(tx, campaign, 'paper', now);
    const data = await loadPaper(tx, campaign, query.since, now);
    const language = query.language ?? DEFAULT_LANGUAGE;
    const words = {
      paper: await paper.load(language),
      promise: await respondent.promise.load(language),
      questionnaire: await respondent.cultureAudit.load(language),
    };
    await logCampaign(tx, actor, 'export', campaign, now, { format: 'pdf', language });
    const report = buildAuditPaper(data, language, words);
    reply
      .type('application/pdf')
      .header('content-disposition', attachment(auditPaperFileName(data, words)));
    return Readable.from(printGroup(pdf, await loadReportBranding(tx, campaign), report));
  },
};
