import type { contract } from '@cadran/contract';
import { campaignPolicy } from '@cadran/policies';
import { authorise } from '../authorise.ts';
import type { Handlers } from '../context.ts';
import { findOrganization } from '../queries/organizations.ts';
import { listCampaigns } from '../queries/screening-campaign-list.ts';
import {
  deleteCampaign,
  findCampaign,
  findCampaignIdByUrl,
} from '../queries/screening-campaigns.ts';
import {
  deleteCandidate,
  findCandidate,
  listCandidates,
} from '../queries/screening-questionnaires.ts';
import { memberTransaction } from '../services/member-transaction.ts';
import { auditCampaign, auditCandidate } from '../services/screening/audit-campaign.ts';
import { campaignLink } from '../services/screening/campaign-link.ts';
import { changeCampaign } from '../services/screening/change-campaign.ts';
import { createCampaign } from '../services/screening/create-campaign.ts';
import { duplicateCampaign } from '../services/screening/duplicate-campaign.ts';
import { findCampaignByLink } from '../services/screening/find-campaign-by-link.ts';
import { presentCampaign, presentSummary } from '../services/screening/present-campaign.ts';
import { presentCandidate } from '../services/screening/present-candidate.ts';
import { qrPng, qrSvg } from '../services/screening/qr-code.ts';
import { readPublicCampaign } from '../services/screening/read-public-campaign.ts';
import { setCampaignStatus } from '../services/screening/set-campaign-status.ts';

export const screening: Handlers<typeof contract.screening> = {
  listCampaigns: async ({ actor, tx, config, query }) => {
    const { items, total } = await listCampaigns(tx, query);
    return { items: items.map((row) => presentSummary(config, actor, row)), total };
  },

  campaignsOfOrganization: async ({ actor, tx, config, params, query }) => {
    await findOrganization(tx, params.id);
    authorise(campaignPolicy.list, actor, params.id);
    const { items, total } = await listCampaigns(tx, query, params.id);
    return { items: items.map((row) => presentSummary(config, actor, row)), total };
  },

  createCampaign: async ({ actor, tx, config, body, now }) => {
    const campaign = await createCampaign(tx, actor, body, now);
    await auditCampaign(tx, actor, 'create', campaign, now);
    return presentCampaign(config, actor, campaign);
  },

  readCampaign: async ({ actor, database, config, params }) => {
    if (actor.kind !== 'member') return readPublicCampaign(database, actor, params.id);
    const campaign = await memberTransaction(database, actor, (tx) => findCampaign(tx, params.id));
    authorise(campaignPolicy.read, actor, campaign);
    return presentCampaign(config, actor, campaign);
  },

  updateCampaign: async ({ actor, tx, config, params, body, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.edit, actor, campaign);
    return presentCampaign(config, actor, await changeCampaign(tx, actor, campaign, body, now));
  },

  removeCampaign: async ({ actor, tx, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.delete, actor, campaign);
    await deleteCampaign(tx, campaign);
    await auditCampaign(tx, actor, 'delete', campaign, now);
  },

  openCampaign: async ({ actor, tx, config, params, now }) =>
    presentCampaign(config, actor, await setCampaignStatus(tx, actor, params.id, 'open', now)),

  closeCampaign: async ({ actor, tx, config, params, now }) =>
    presentCampaign(config, actor, await setCampaignStatus(tx, actor, params.id, 'closed', now)),

  duplicateCampaign: async ({ actor, tx, config, params, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.duplicate, actor, campaign);
    const copy = await duplicateCampaign(tx, actor, campaign, now);
    await auditCampaign(tx, actor, 'duplicate', copy, now, { from: campaign.id });
    return presentCampaign(config, actor, copy);
  },

  findCampaignByUrl: ({ database, params }) => findCampaignByLink(database, params),

  urlAvailable: async ({ actor, tx, query }) => {
    const except = query.exceptId === undefined ? null : await findCampaign(tx, query.exceptId);
    const home = except?.organizationId ?? actor.organizationId;
    const holder = await findCampaignIdByUrl(tx, home, query.customUrl);
    return { available: holder === undefined || holder === except?.id };
  },

  qrSvg: async ({ actor, tx, config, params, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    return reply
      .type('image/svg+xml')
      .header('content-disposition', `attachment; filename="qr-${campaign.customUrl}.svg"`)
      .send(await qrSvg(campaignLink(config, campaign)));
  },

  qrPng: async ({ actor, tx, config, params, reply }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    return reply
      .type('image/png')
      .header('content-disposition', `attachment; filename="qr-${campaign.customUrl}.png"`)
      .send(await qrPng(campaignLink(config, campaign)));
  },

  listCandidates: async ({ actor, tx, params, query }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    const { items, total } = await listCandidates(tx, campaign, query);
    return { items: items.map((row) => presentCandidate(actor, campaign, row)), total };
  },

  removeQuestionnaire: async ({ actor, tx, params, now }) => {
    const candidate = await findCandidate(tx, params.id);
    const campaign = await findCampaign(tx, candidate.campaignId);
    authorise(campaignPolicy.deleteCandidate, actor, campaign);
    await deleteCandidate(tx, candidate);
    await auditCandidate(tx, actor, 'delete', candidate, campaign, now);
  },
};
