import type { Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { campaignPolicy, hasModule, type Member } from '@cadran/policies';
import { AppError } from '../../app-error.ts';
import { authorise } from '../../authorise.ts';
import { profilingStore } from '../../queries/profiling-campaigns.ts';
import { screeningStore } from '../../queries/screening-campaigns.ts';

export interface MailCampaign {
  readonly module: Module;
  readonly campaign: {
    readonly organizationId: string;
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly customUrl: string;
    readonly status: 'open' | 'closed';
  };
  /** Whom to answer, where the campaign names somebody. */
  readonly contactEmail: string | null;
  readonly allowPersonalReport: boolean;
}

const missingAsNull = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};

const find = async (tx: Tx, id: string): Promise<MailCampaign> => {
  const screening = await screeningStore.findCampaign(tx, id).catch(missingAsNull);
  if (screening) {
    const { contactEmail, allowPersonalReport } = screening;
    return { module: 'screening', campaign: screening, contactEmail, allowPersonalReport };
  }
  const campaign = await profilingStore.findCampaign(tx, id);
  return { module: 'profiling', campaign, contactEmail: null, allowPersonalReport: false };
};

/** A campaign of either module that this member may edit, and so may send mails for. */
export const findMailCampaign = async (
  tx: Tx,
  actor: Member,
  id: string,
): Promise<MailCampaign> => {
  const found = await find(tx, id);
  if (!hasModule(actor, found.module)) throw new AppError('forbidden');
  authorise(campaignPolicy.edit, actor, found.campaign);
  return found;
};
