import { formatAccessCode, parseAccessCode, type StartedQuestionnaire } from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../../http/context.ts';
import { profilingStore } from '../queries/campaigns.ts';
import { findByResumeCode } from '../queries/questionnaires.ts';
import { hashCodeOfQuestionnaire, refuseCode } from '../../audit-codes/index.ts';
import {
  findOpenCampaign,
  findOrganizationIdOfCampaign,
  presentStarted,
} from '../../campaigns/index.ts';

/** The questionnaire that a code has open; nothing begins, and a spent code opens nothing. */
const find = async (
  { database, secrets }: Services,
  campaignId: string,
  code: string | undefined,
) => {
  const organizationId = await findOrganizationIdOfCampaign(
    profilingStore,
    database.global,
    campaignId,
  );
  if (code === undefined) return undefined;
  return database.withTenant(organizationId, async (tx) => {
    await findOpenCampaign(profilingStore, tx, campaignId);
    const codeHash = hashCodeOfQuestionnaire(secrets, campaignId, code);
    return findByResumeCode(tx, organizationId, codeHash);
  });
};

/** For a browser whose token has expired: it holds the access code as its return code. */
export const resumeByCode = async (
  services: Services,
  request: FastifyRequest,
  { campaignId, code: typed }: { readonly campaignId: string; readonly code: string },
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { code } = parseAccessCode(typed);
  const row = await find(services, campaignId, code);
  if (row === undefined || code === undefined)
    return refuseCode(services, request, 'not_found', now);
  return presentStarted({ module: 'profiling' }, services, row, formatAccessCode(code), now);
};
