import type { CampaignStatus } from '@cadran/contract';
import type { Database, Sql, Tx } from '@cadran/db';
import { campaignPolicy, type Respondent, type Visitor } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { findOrganizationIdOfCampaign } from './open-campaign.ts';
import { findOrganization, type OrganizationRow } from '../organizations/index.ts';

interface PublicCampaignReader<Row, Public> {
  readonly store: {
    findCampaign(tx: Tx, id: string): Promise<Row>;
    findCampaignOrganizationId(db: Sql, id: string): Promise<string | undefined>;
  };
  /** The campaign of a respondent's questionnaire, and whether it is finished. */
  readonly findOwn: (
    tx: Tx,
    questionnaireId: string,
  ) => Promise<{ campaignId: string; finished: boolean }>;
  readonly present: (campaign: Row, organization: OrganizationRow) => Public;
}

/** The public view of a campaign. */
export const readPublicCampaign = async <Row extends { readonly status: CampaignStatus }, Public>(
  { store, findOwn, present }: PublicCampaignReader<Row, Public>,
  database: Database,
  actor: Visitor | Respondent,
  id: string,
): Promise<Public> => {
  const home =
    actor.kind === 'respondent'
      ? actor.organizationId
      : await findOrganizationIdOfCampaign(store, database.global, id);
  return database.withTenant(home, async (tx) => {
    const campaign = await store.findCampaign(tx, id);
    const organization = await findOrganization(tx, home);
    const own = actor.kind === 'respondent' ? await findOwn(tx, actor.questionnaireId) : undefined;
    // A respondent's token opens only the campaign of its own questionnaire.
    if (own && own.campaignId !== id) throw new AppError('not_found');
    const organizationActive = organization.status === 'active';
    const publicCampaign = { id, status: campaign.status, organizationActive };
    if (!campaignPolicy.readPublic(actor, publicCampaign, own))
      throw new AppError('campaign_closed');
    return present(campaign, organization);
  });
};
