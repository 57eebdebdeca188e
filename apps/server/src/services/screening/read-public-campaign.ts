import type { PublicScreeningCampaign } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import type { Anonymous, Respondent } from '@cadran/policies';
import { AppError } from '../../app-error.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { findCampaign, findCampaignHome } from '../../queries/screening-campaigns.ts';
import { findCandidate } from '../../queries/screening-questionnaires.ts';
import { presentPublicCampaign } from './present-campaign.ts';

/** A respondent's token opens the campaign of its own questionnaire; any other is as good as missing. */
const hasFinished = async (
  tx: Tx,
  actor: Anonymous | Respondent,
  campaignId: string,
): Promise<boolean> => {
  if (actor.kind === 'anonymous') return false;
  const own = await findCandidate(tx, actor.questionnaireId);
  if (own.campaignId !== campaignId) throw new AppError('not_found');
  return own.status === 'completed';
};

/** What a candidate sees. Closed means closed, except for the conclusion of who has already finished. */
export const readPublicCampaign = async (
  database: Database,
  actor: Anonymous | Respondent,
  id: string,
): Promise<PublicScreeningCampaign> => {
  const home =
    actor.kind === 'respondent'
      ? actor.organizationId
      : await findCampaignHome(database.global, id);
  if (home === undefined) throw new AppError('not_found');
  return database.withTenant(home, async (tx) => {
    const campaign = await findCampaign(tx, id);
    const organization = await findOrganization(tx, home);
    const open = campaign.status === 'open' && organization.status === 'active';
    if (!(await hasFinished(tx, actor, id)) && !open) throw new AppError('campaign_closed');
    return presentPublicCampaign(campaign, organization);
  });
};
