import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';
import { AppError } from '../../../http/app-error.ts';
import type { CampaignKey } from '../../campaigns/index.ts';
import type { Logo } from '../../organizations/index.ts';

const { profilingCampaignLogos: logos } = schema;

const ofCampaign = (key: CampaignKey) =>
  and(eq(logos.organizationId, key.organizationId), eq(logos.campaignId, key.id));

export const findCampaignLogo = async (tx: Tx, key: CampaignKey): Promise<Logo> => {
  const [row] = await tx.sql.select().from(logos).where(ofCampaign(key));
  if (!row) throw new AppError('not_found');
  return row;
};

export const saveCampaignLogo = (tx: Tx, key: CampaignKey, logo: Logo) =>
  tx.sql
    .insert(logos)
    .values({ organizationId: key.organizationId, campaignId: key.id, ...logo })
    .onConflictDoUpdate({ target: [logos.organizationId, logos.campaignId], set: logo });

export const deleteCampaignLogo = (tx: Tx, key: CampaignKey) =>
  tx.sql.delete(logos).where(ofCampaign(key));
