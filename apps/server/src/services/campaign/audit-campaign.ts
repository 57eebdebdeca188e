import type { Module } from '@cadran/contract';
import { auditAbout } from '../audit.ts';

export interface NamedCampaign {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
}

/** Lines about campaigns of this module. */
export const auditCampaignOf = (module: Module) =>
  auditAbout(({ organizationId, id, name }: NamedCampaign) => ({
    organizationId,
    target: { type: `${module}_campaign`, id, name },
  }));
