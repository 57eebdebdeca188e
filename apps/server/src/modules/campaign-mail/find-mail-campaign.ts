import type { Module } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { PROFILING_PARTS } from '@cadran/instruments/parts/profiling-parts';
import { questionnaireMinutes } from '@cadran/instruments/parts/duration';
import { campaignPolicy, type Member } from '@cadran/policies';
import { AppError } from '../../http/app-error.ts';
import { authorise } from '../../http/authorise.ts';
import { type ProfilingCampaignRow, profilingStore } from '../culture-audits/index.ts';
import { screeningStore } from '../screening/index.ts';

interface MailedCodes {
  readonly codeSecret: Buffer | null;
  readonly codesMailed: number;
}

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
  /** Of an audit by codes: each mail brings the recipient's own code. */
  readonly codes: MailedCodes | null;
  /** Reply address, if the campaign has one. */
  readonly contactEmail: string | null;
  readonly allowPersonalReport: boolean;
  /** Of an audit, by what it asks, as its first page says it. */
  readonly duration: { readonly minutes: number; readonly isEstimate: boolean } | null;
}

const nullIfNotFound = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'not_found') return null;
  throw error;
};

export const auditMailCampaign = (campaign: ProfilingCampaignRow): MailCampaign => ({
  module: 'profiling',
  campaign,
  codes: campaign.access === 'codes' ? campaign : null,
  contactEmail: null,
  allowPersonalReport: false,
  duration: {
    minutes: questionnaireMinutes(PROFILING_PARTS, campaign),
    isEstimate: campaign.showEstimatedDuration,
  },
});

const find = async (tx: Tx, id: string): Promise<MailCampaign> => {
  const screening = await screeningStore.findCampaign(tx, id).catch(nullIfNotFound);
  if (screening) {
    const { contactEmail, allowPersonalReport } = screening;
    return {
      module: 'screening',
      campaign: screening,
      codes: null,
      contactEmail,
      allowPersonalReport,
      duration: null,
    };
  }
  return auditMailCampaign(await profilingStore.findCampaign(tx, id));
};

export const findMailCampaign = async (
  tx: Tx,
  actor: Member,
  id: string,
): Promise<MailCampaign> => {
  const found = await find(tx, id);
  authorise(campaignPolicy.sendMail, actor, { ...found.campaign, module: found.module });
  return found;
};
