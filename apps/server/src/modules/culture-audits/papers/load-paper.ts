import type { PaperVersion } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { PaperData } from '@cadran/reports';
import { AppError, invalid } from '../../../http/app-error.ts';
import { declaredHeadcount, presentGivenCodes } from '../../audit-codes/index.ts';
import { findOrganization } from '../../organizations/index.ts';
import type { ProfilingCampaignRow } from '../queries/campaigns.ts';
import { listPaperVersions, type PaperVersionRow } from '../queries/papers.ts';
import { smallestGroup } from '../results/shown-groups.ts';
import { paperSettingsOf } from './paper-settings.ts';
import { loadRoleAccess } from './role-access.ts';

export const presentPaperVersion = ({
  number,
  createdAt,
  occasion,
  digest,
}: PaperVersionRow): PaperVersion => ({
  number,
  createdAt: createdAt.toISOString(),
  occasion,
  digest,
});

/** The version asked for, or the one before the last. */
const versionSince = (
  rows: readonly PaperVersionRow[],
  wanted: number | undefined,
): PaperData['since'] => {
  const row = wanted === undefined ? rows[1] : rows.find(({ number }) => number === wanted);
  if (wanted !== undefined && !row) throw invalid({ since: 'one_of' });
  return row ? { ...presentPaperVersion(row), settings: row.settings } : null;
};

const statusOf = ({ status, firstOpenedAt }: ProfilingCampaignRow): PaperData['status'] =>
  firstOpenedAt === null ? 'planned' : status;

/** Everything the paper says, of the current settings; they were kept as the last version. */
export const loadPaper = async (
  tx: Tx,
  campaign: ProfilingCampaignRow,
  since: number | undefined,
  now: Date,
): Promise<PaperData> => {
  const rows = await listPaperVersions(tx, campaign);
  const [current, ...before] = rows.map(presentPaperVersion);
  if (!current) throw new AppError('internal');
  const { privacyContact } = await findOrganization(tx, campaign.organizationId);
  return {
    settings: paperSettingsOf(campaign),
    organizationName: campaign.organizationName,
    ownerName: campaign.ownerName,
    privacyContact,
    status: statusOf(campaign),
    firstOpenedAt: campaign.firstOpenedAt?.toISOString() ?? null,
    closedAt: campaign.closedAt?.toISOString() ?? null,
    showEstimatedDuration: campaign.showEstimatedDuration,
    codes: presentGivenCodes(campaign),
    headcount: declaredHeadcount(campaign.units),
    smallestGroup: smallestGroup(campaign),
    roles: await loadRoleAccess(tx, campaign),
    versions: [current, ...before],
    since: versionSince(rows, since),
    madeAt: now.toISOString(),
    timeZone: campaign.timeZone,
  };
};
