import type { contract } from '@cadran/contract';
import type { Handlers } from '../context.ts';
import { countCompleted, countGroups } from '../queries/fairness.ts';
import { findCampaign } from '../queries/screening-campaigns.ts';
import { administered } from '../services/administered-organization.ts';
import { ownQuestionnaire } from '../services/campaign/own-questionnaire.ts';
import { attachment } from '../services/content-disposition.ts';
import { eraseCandidate } from '../services/rights/erase-candidate.ts';
import { fairnessReport } from '../services/rights/fairness.ts';
import { gatherOwnData } from '../services/rights/own-data.ts';
import { previewRetention } from '../services/rights/preview-retention.ts';
import { printOwnData, reportOwnData } from '../services/rights/print-own-data.ts';
import { onItsWay } from '../services/report-on-its-way.ts';

export const rights: Handlers<typeof contract.rights> = {
  ownData: async ({ actor, database, params, now, reply }) => {
    const key = ownQuestionnaire(actor, params.id);
    const { data } = await database.withTenant(key.organizationId, (tx) =>
      gatherOwnData(tx, key, now),
    );
    void reply.header(
      'content-disposition',
      attachment(`cadran-${now.toISOString().slice(0, 10)}.json`),
    );
    return data;
  },

  ownReport: async ({ actor, database, params, query, now }) => {
    const key = ownQuestionnaire(actor, params.id);
    const report = await database.withTenant(key.organizationId, (tx) =>
      reportOwnData(tx, key, query.language, now),
    );
    return onItsWay(report);
  },

  ownDataPdf: async ({ actor, params, query, now, reply, ...services }) => {
    const key = ownQuestionnaire(actor, params.id);
    const { file, name } = await printOwnData(services, key, query.language, now);
    return reply.type('application/pdf').header('content-disposition', attachment(name)).send(file);
  },

  erase: ({ actor, params, body, now, ...services }) =>
    eraseCandidate(services, ownQuestionnaire(actor, params.id), body.code, now),

  retention: async ({ actor, tx, params, query, now }) => {
    await administered(tx, actor, params.id);
    return previewRetention(tx, params.id, query.days, now);
  },

  fairness: async ({ actor, tx, params, query }) => {
    await administered(tx, actor, params.id);
    if (query.campaignId !== undefined) await findCampaign(tx, query.campaignId);
    const selection = { organizationId: params.id, ...query };
    return fairnessReport(await countGroups(tx, selection), await countCompleted(tx, selection));
  },
};
