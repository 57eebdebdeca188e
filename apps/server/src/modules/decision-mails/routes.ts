import type { contract } from '@cadran/contract';
import { campaignPolicy, organizationPolicy } from '@cadran/policies';
import { authorise } from '../../http/authorise.ts';
import type { Handlers } from '../../http/context.ts';
import { readDecisionTexts } from './decision-texts.ts';
import { presentOverview } from './present-overview.ts';
import {
  previewDecisionMail,
  sendDecisionMails,
  takeBackDecisionMails,
} from './send-decision-mails.ts';
import { changedFields, logOrganizationActivity } from '../activity-log/index.ts';
import {
  findAdministeredOrganization,
  findOrganization,
  updateOrganization,
} from '../organizations/index.ts';
import { findCampaign } from '../screening/index.ts';

export const decisionMails: Handlers<typeof contract.decisionMails> = {
  overview: async ({ actor, tx, params }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.read, actor, campaign);
    return presentOverview(tx, campaign);
  },

  send: async ({ actor, tx, params, body, now, ...services }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.decide, actor, campaign);
    return sendDecisionMails(services, tx, actor, campaign, body, now);
  },

  takeBack: async ({ actor, tx, params, body, now }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.decide, actor, campaign);
    return { takenBack: await takeBackDecisionMails(tx, actor, campaign, body.ids, now) };
  },

  preview: async ({ actor, tx, params, body, ...services }) => {
    const campaign = await findCampaign(tx, params.id);
    authorise(campaignPolicy.decide, actor, campaign);
    return previewDecisionMail(services, tx, actor, campaign, body);
  },

  texts: async ({ actor, tx, params }) => {
    const organization = await findOrganization(tx, params.id);
    authorise(organizationPolicy.read, actor, params.id);
    return readDecisionTexts(organization);
  },

  saveTexts: async ({ actor, tx, params, body, now }) => {
    const organization = await findAdministeredOrganization(tx, actor, params.id);
    const change = { decisionTexts: body };
    const fields = changedFields(organization, change);
    if (fields.length === 0) return readDecisionTexts(organization);
    const changed = await updateOrganization(tx, params.id, change);
    await logOrganizationActivity(tx, actor, 'update', changed, now, { fields });
    return readDecisionTexts(changed);
  },
};
