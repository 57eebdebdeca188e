import type { DecisionMailsOverview } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { findToldFigures, listNotTold, type NotToldRow } from './queries/overview.ts';
import type { CampaignKey } from '../screening/index.ts';

const presentNotTold = (row: NotToldRow): DecisionMailsOverview['notTold']['items'] => {
  const { firstName = null, lastName = null, email = null, phone = null } = row.contact;
  if (row.completedAt === null) return [];
  return [
    {
      id: row.id,
      contact: { firstName, lastName, email, phone },
      decision: row.decision,
      completedAt: row.completedAt.toISOString(),
      hasAddress: Boolean(email) || row.invitedEmail !== null,
    },
  ];
};

export const presentOverview = async (
  tx: Tx,
  campaign: CampaignKey,
): Promise<DecisionMailsOverview> => {
  const { completed, told, waiting, notTold, days } = await findToldFigures(tx, campaign);
  const items = await listNotTold(tx, campaign);
  return {
    completed,
    told,
    waiting,
    averageDays: days,
    notTold: { total: notTold, items: items.flatMap(presentNotTold) },
  };
};
