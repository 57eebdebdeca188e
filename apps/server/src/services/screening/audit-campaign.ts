import type { AuditAction, AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { CampaignRow } from '../../queries/screening-campaigns.ts';
import { audit } from '../audit.ts';

type Named = Pick<CampaignRow, 'organizationId' | 'id' | 'name'>;

/** A line about a campaign, in the log of its organisation whoever acted. */
export const auditCampaign = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  campaign: Named,
  now: Date,
  detail: AuditDetail = {},
): Promise<void> =>
  audit(
    tx,
    actor,
    {
      organizationId: campaign.organizationId,
      action,
      target: { type: 'screening_campaign', id: campaign.id, name: campaign.name },
      detail,
    },
    now,
  );

/** A candidate is named by the campaign: the log outlives the candidate's own data and must not keep it. */
export const auditCandidate = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  candidate: { readonly id: string },
  campaign: Named,
  now: Date,
  detail: AuditDetail = {},
): Promise<void> =>
  audit(
    tx,
    actor,
    {
      organizationId: campaign.organizationId,
      action,
      target: { type: 'candidate', id: candidate.id, name: campaign.name },
      detail,
    },
    now,
  );
