import type { Language, NewCodeCards } from '@cadran/contract';
import { Buffer } from 'node:buffer';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import type { FastifyReply } from 'fastify';
import { AppError, invalid } from '../../http/app-error.ts';
import { attachment } from '../../http/content-disposition.ts';
import type { Services } from '../../http/context.ts';
import { memberTransaction } from '../../http/authentication/member.ts';
import { loadEditableCampaign } from './load-campaign.ts';
import type { ProfilingCampaignRow } from './queries/campaigns.ts';
import { loadReportBranding } from './results/report/print-group.ts';
import { generateCardCodes, giveCardCodes, requireCodesLeft } from '../audit-codes/index.ts';
import { campaignActivityLogger, campaignLink } from '../campaigns/index.ts';
import type { ReportBranding } from '../reports/index.ts';

const logCampaign = campaignActivityLogger('profiling');

/** Before the first opening too, so that cards are there when the audit begins. */
const loadPrintableCampaign = async (tx: Tx, actor: Member, id: string) => {
  const campaign = await loadEditableCampaign(tx, actor, id);
  if (campaign.access !== 'codes') throw invalid({ access: 'one_of' });
  if (campaign.status === 'closed' && campaign.firstOpenedAt !== null)
    throw new AppError('campaign_closed');
  return campaign;
};

const print = async (
  { config, pdf }: Services,
  campaign: ProfilingCampaignRow,
  { organization, logo }: ReportBranding,
  codes: readonly string[],
  language: Language,
): Promise<Buffer> => {
  const link = campaignLink(config, 'profiling', campaign);
  const printed = await pdf.printCodeCards({
    language,
    campaignName: campaign.name,
    organization: { name: organization.name, logo: logo && new Uint8Array(logo) },
    theme: organization.theme,
    link,
    cards: codes.map((code) => ({ code, url: `${link}#${code}` })),
  });
  return Buffer.from(printed.buffer, printed.byteOffset, printed.byteLength);
};

/**
 * New codes as a PDF that is sent once: the codes count from the commit on, which follows printing, so that a PDF that
 * fails uses up none. Nothing but their hashes is stored.
 */
export const printCodeCards = async (
  services: Services,
  reply: FastifyReply,
  actor: Member,
  campaignId: string,
  { count, language }: NewCodeCards,
  now: Date,
): Promise<FastifyReply> => {
  const { database, secrets } = services;
  const { campaign, branding } = await memberTransaction(database, actor, async (tx) => {
    const found = await loadPrintableCampaign(tx, actor, campaignId);
    requireCodesLeft(found, count);
    return { campaign: found, branding: await loadReportBranding(tx, found) };
  });
  const codes = generateCardCodes(count);
  const pdf = await print(services, campaign, branding, codes, language);
  await memberTransaction(database, actor, async (tx) => {
    const current = await loadPrintableCampaign(tx, actor, campaignId);
    // As likely as guessing a code.
    if (!(await giveCardCodes(tx, secrets, current, codes))) throw new AppError('unavailable');
    await logCampaign(tx, actor, 'print_codes', current, now, { codes: count });
  });
  return reply
    .type('application/pdf')
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(`codes-${campaign.customUrl}.pdf`))
    .send(pdf);
};
