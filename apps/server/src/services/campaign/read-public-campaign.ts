import type { CampaignStatus } from '@cadran/contract';
import type { Database, Sql, Tx } from '@cadran/db';
import type { Anonymous, Respondent } from '@cadran/policies';
import { AppError } from '../../app-error.ts';
import { findOrganization, type OrganizationRow } from '../../queries/organizations.ts';
import { homeOfCampaign } from './open-campaign.ts';

interface Publishing<Row, Public> {
  readonly store: {
    findCampaign(tx: Tx, id: string): Promise<Row>;
    findCampaignHome(db: Sql, id: string): Promise<string | undefined>;
  };
  /** The campaign of a respondent's questionnaire, and whether it is finished. */
  readonly findOwn: (
    tx: Tx,
    questionnaireId: string,
  ) => Promise<{ campaignId: string; finished: boolean }>;
  readonly present: (campaign: Row, organization: OrganizationRow) => Public;
}

/** What those who answer see. Closed means closed, except for the conclusion of who has already finished. */
export const readPublicCampaign = async <Row extends { readonly status: CampaignStatus }, Public>(
  { store, findOwn, present }: Publishing<Row, Public>,
  database: Database,
  actor: Anonymous | Respondent,
  id: string,
): Promise<Public> => {
  const home =
    actor.kind === 'respondent'
      ? actor.organizationId
      : await homeOfCampaign(store, database.global, id);
  return database.withTenant(home, async (tx) => {
    const campaign = await store.findCampaign(tx, id);
    const organization = await findOrganization(tx, home);
    const own = actor.kind === 'respondent' ? await findOwn(tx, actor.questionnaireId) : undefined;
    // A respondent's token opens the campaign of its own questionnaire; any other is as good as missing.
    if (own && own.campaignId !== id) throw new AppError('not_found');
    const open = campaign.status === 'open' && organization.status === 'active';
    if (!own?.finished && !open) throw new AppError('campaign_closed');
    return present(campaign, organization);
  });
};
