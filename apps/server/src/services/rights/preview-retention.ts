import { KEPT_LONGER_MONTHS, type RetentionPreview } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { closedCampaigns, forgottenCampaigns, lastRun } from '../../queries/retention.ts';
import { findOrganization } from '../../queries/organizations.ts';
import { RETENTION_JOB } from './enforce-retention.ts';
import { keptLongerUntil, removesAt } from './retention-times.ts';

/** What is erased when, with the setting of today or with another one that somebody thinks about. */
export const previewRetention = async (
  tx: Tx,
  organizationId: string,
  days: number | undefined,
  now: Date,
): Promise<RetentionPreview> => {
  const organization = await findOrganization(tx, organizationId);
  const rows = await closedCampaigns(tx, organizationId, days ?? null);
  const items = rows.map((row) => ({
    campaign: { id: row.id, name: row.name },
    closedAt: row.closed_at.toISOString(),
    removesAt: removesAt(row.closed_at, row.days).toISOString(),
    candidates: row.candidates,
    invitations: row.invitations,
    keptLonger: row.kept_longer,
    keptLongerUntil: keptLongerUntil(row.closed_at, row.days).toISOString(),
  }));
  const dueOf = (item: (typeof items)[number]): number => {
    if (new Date(item.removesAt) > now) return 0;
    const longer = new Date(item.keptLongerUntil) <= now ? item.keptLonger : 0;
    return item.candidates + longer;
  };
  return {
    days: days ?? organization.screeningRetentionDays,
    keptLongerMonths: KEPT_LONGER_MONTHS,
    due: {
      candidates: items.reduce((sum, item) => sum + dueOf(item), 0),
      campaigns: items.filter((item) => dueOf(item) > 0).length,
    },
    forgotten: await forgottenCampaigns(
      tx,
      organizationId,
      days ?? organization.screeningRetentionDays,
      now,
    ),
    lastRunAt: (await lastRun(tx.sql, RETENTION_JOB))?.toISOString() ?? null,
    items,
  };
};
