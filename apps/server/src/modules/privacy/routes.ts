import type { contract } from '@cadran/contract';
import type { Handlers } from '../../http/context.ts';
import { countCompleted, countGroups } from './queries/fairness.ts';
import { attachment } from '../../http/content-disposition.ts';
import { eraseCandidate } from './erasure.ts';
import { buildFairnessReport } from './fairness/build-fairness-report.ts';
import { loadOwnData } from './data-export/load-own-data.ts';
import { previewRetention } from './retention/preview-retention.ts';
import { printOwnData, loadOwnDataReport } from './data-export/print-own-data.ts';
import { ownQuestionnaireKey } from '../campaigns/index.ts';
import { findAdministeredOrganization } from '../organizations/index.ts';
import { findCampaign } from '../screening/index.ts';

export const privacy: Handlers<typeof contract.privacy> = {
  ownData: async ({ actor, database, params, now, reply }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    const { data } = await database.withTenant(key.organizationId, (tx) =>
      loadOwnData(tx, key, now),
    );
    void reply.header(
      'content-disposition',
      attachment(`cadran-${now.toISOString().slice(0, 10)}.json`),
    );
    return data;
  },

  ownReport: async ({ actor, database, params, query, now }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    const report = await database.withTenant(key.organizationId, (tx) =>
      loadOwnDataReport(tx, key, query.language, now),
    );
    return report;
  },

  ownDataPdf: async ({ actor, params, query, now, reply, ...services }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    const { file, name } = await printOwnData(services, key, query.language, now);
    return reply.type('application/pdf').header('content-disposition', attachment(name)).send(file);
  },

  erase: ({ actor, params, body, now, ...services }) =>
    eraseCandidate(services, ownQuestionnaireKey(actor, params.id), body.code, now),

  retention: async ({ actor, tx, params, query, now }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    return previewRetention(tx, params.id, query.days, now);
  },

  fairness: async ({ actor, tx, params, query }) => {
    await findAdministeredOrganization(tx, actor, params.id);
    if (query.campaignId !== undefined) await findCampaign(tx, query.campaignId);
    const selection = { organizationId: params.id, ...query };
    return buildFairnessReport(
      await countGroups(tx, selection),
      await countCompleted(tx, selection),
    );
  },
};
