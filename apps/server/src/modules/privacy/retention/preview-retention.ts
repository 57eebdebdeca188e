import { EXTENDED_RETENTION_MONTHS, type RetentionPreview } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { addDays } from '@cadran/i18n';
import { lastRun } from '../../../jobs/daily-run.ts';
import { closedCampaigns, forgottenCampaigns } from '../queries/retention.ts';
import { RETENTION_JOB } from './enforce-retention.ts';
import { extendedRetentionEnd, retentionEnd } from './retention-times.ts';
import { findOrganization, timeZoneOf } from '../../organizations/index.ts';

/** What will be erased when, with the current or another retention time. */
export const previewRetention = async (
  tx: Tx,
  organizationId: string,
  days: number | undefined,
  now: Date,
): Promise<RetentionPreview> => {
  const organization = await findOrganization(tx, organizationId);
  const timeZone = timeZoneOf(organization);
  const rows = await closedCampaigns(tx, organizationId, days ?? null);
  const items = rows.map((row) => {
    const retention = { closedAt: row.closed_at, days: row.days, timeZone };
    return {
      campaign: { id: row.id, name: row.name },
      closedAt: row.closed_at.toISOString(),
      removesAt: retentionEnd(retention).toISOString(),
      candidates: row.candidates,
      invitations: row.invitations,
      keptLonger: row.kept_longer,
      keptLongerUntil: extendedRetentionEnd(retention).toISOString(),
    };
  });
  const dueOf = (item: (typeof items)[number]): number => {
    if (new Date(item.removesAt) > now) return 0;
    const longer = new Date(item.keptLongerUntil) <= now ? item.keptLonger : 0;
    return item.candidates + longer;
  };
  const asked = days ?? organization.screeningRetentionDays;
  return {
    days: asked,
    keptLongerMonths: EXTENDED_RETENTION_MONTHS,
    due: {
      candidates: items.reduce((sum, item) => sum + dueOf(item), 0),
      campaigns: items.filter((item) => dueOf(item) > 0).length,
    },
    forgotten: await forgottenCampaigns(tx, organizationId, addDays(now, -asked, timeZone)),
    lastRunAt: (await lastRun(tx.sql, RETENTION_JOB))?.toISOString() ?? null,
    items,
  };
};
