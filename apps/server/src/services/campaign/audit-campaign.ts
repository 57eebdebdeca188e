import type { AuditAction, AuditDetail, Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { audit } from '../audit.ts';

export interface NamedCampaign {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
}

/** A line about a campaign of this module, in the log of its organisation whoever acted. */
export const auditCampaignOf =
  (module: Module) =>
  (
    tx: Tx,
    actor: Member,
    action: AuditAction,
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
        target: { type: `${module}_campaign`, id: campaign.id, name: campaign.name },
        detail,
      },
      now,
    );
