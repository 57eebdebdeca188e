import type { Module } from '@cadran/contract';
import { createActivityLogger } from '../activity-log/index.ts';

export interface NamedCampaign {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
}

/** Logs activities on campaigns of one module. */
export const campaignActivityLogger = (module: Module) =>
  createActivityLogger(({ organizationId, id, name }: NamedCampaign) => ({
    organizationId,
    target: { type: `${module}_campaign`, id, name },
  }));
