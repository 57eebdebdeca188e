import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../../http/authorise.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import type { Handlers } from '../../http/context.ts';
import { adoptNorms } from './norms/adopt-norms.ts';
import { chooseNorms, listNormsVersions } from './norms/choose-norms.ts';
import { pinCampaignNorms, presentPinned } from './norms/pin-norms.ts';
import { previewNorms } from './norms/preview-norms.ts';
import { readEvidence } from './reading/read-evidence.ts';
import { findAdministeredOrganization } from '../organizations/index.ts';
import { findCampaign } from '../screening/index.ts';

export const evidence: Handlers<typeof contract.evidence> = {
  ofAll: ({ actor, database, panels, query }) =>
    readEvidence(
      { database, panels },
      (work) => memberTransaction(database, actor, work),
      null,
      query.version,
    ),

  ofOrganization: async ({ actor, database, panels, params, query }) => {
    await memberTransaction(database, actor, (tx) =>
      findAdministeredOrganization(tx, actor, params.id),
    );
    return readEvidence(
      { database, panels },
      (work) => database.withTenant(params.id, work),
      params.id,
      query.version,
    );
  },

  listNorms: async ({ tx }) => ({ items: await listNormsVersions(tx) }),

  previewNorms: ({ tx, body }) => previewNorms(tx, body.language),

  adoptNorms: ({ actor, tx, body, now }) => adoptNorms(tx, actor, body, now),

  chooseNorms: async ({ actor, tx, body, now }) => ({
    items: await chooseNorms(tx, actor, body, now),
  }),

  campaignNorms: async ({ tx, params }) => presentPinned(tx, await findCampaign(tx, params.id)),

  pinNorms: async ({ actor, tx, params, body, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.edit, actor, campaign);
    return pinCampaignNorms(tx, actor, campaign, body, now);
  },
};
