import type { contract } from '@cadran/contract';
import { dayIn } from '@cadran/i18n';
import type { Handlers } from '../../http/context.ts';
import { countCompleted, countGroups } from './queries/fairness.ts';
import { attachment } from '../../http/content-disposition.ts';
import { confirmErasure, presentErasureState } from './erasure-hold/confirm-erasure.ts';
import { eraseCandidate } from './erasure.ts';
import { buildFairnessReport } from './fairness/build-fairness-report.ts';
import { loadOwnData } from './data-export/load-own-data.ts';
import { previewRetention } from './retention/preview-retention.ts';
import { printOwnData, loadOwnDataReport } from './data-export/print-own-data.ts';
import { ownQuestionnaireKey } from '../campaigns/index.ts';
import { findAdministeredOrganization, timeZoneOf } from '../organizations/index.ts';
import { findCampaign } from '../screening/index.ts';

export const privacy: Handlers<typeof contract.privacy> = {
  ownData: async ({ actor, database, params, now, reply }) => {
    const key = ownQuestionnaireKey(actor, params.id);
    const { data, organization } = await database.withTenant(key.organizationId, (tx) =>
      loadOwnData(tx, key, now),
    );
    const day = dayIn(now, timeZoneOf(organization));
    void reply.header('content-disposition', attachment(`cadran-${day}.json`));
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

  erasureState: ({ tx, now }) => presentErasureState(tx, now),

  confirmErasure: ({ actor, tx, body, now }) => confirmErasure(tx, actor, body.reason, now),

  fairness: async ({ actor, tx, params, query }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    if (query.campaignId !== undefined) await findCampaign(tx, query.campaignId);
    const timeZone = timeZoneOf(organization);
    const selection = { organizationId: params.id, timeZone, ...query };
    return buildFairnessReport(
      await countGroups(tx, selection),
      await countCompleted(tx, selection),
    );
  },
};
