import type { AuditAction, AuditDetail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { audit } from '../audit.ts';
import { auditCampaignOf, type NamedCampaign } from '../campaign/audit-campaign.ts';

export const auditCampaign = auditCampaignOf('screening');

/** A candidate is named by the campaign: the log outlives the candidate's own data and must not keep it. */
export const auditCandidate = (
  tx: Tx,
  actor: Member,
  action: AuditAction,
  candidate: { readonly id: string },
  campaign: NamedCampaign,
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
