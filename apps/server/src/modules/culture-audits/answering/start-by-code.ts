import {
  formatAccessCode,
  type Language,
  parseAccessCode,
  type StartedQuestionnaire,
} from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import { invalid } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import { profilingStore } from '../queries/campaigns.ts';
import {
  findByResumeCode,
  insertQuestionnaire,
  type QuestionnaireRow,
} from '../queries/questionnaires.ts';
import { redeemCode, refuseCode } from '../../audit-codes/index.ts';
import {
  findOpenCampaign,
  findOrganizationIdOfCampaign,
  presentStarted,
} from '../../campaigns/index.ts';

interface StartByCode {
  readonly campaignId: string;
  readonly language: Language;
  readonly code: string;
}

/** The lock makes closing, giving out codes and rewriting rows wait. */
const redeem = async (
  { database, secrets }: Services,
  { campaignId, language }: StartByCode,
  code: string | undefined,
): Promise<QuestionnaireRow | undefined> => {
  const organizationId = await findOrganizationIdOfCampaign(
    profilingStore,
    database.global,
    campaignId,
  );
  return database.withTenant(organizationId, async (tx) => {
    await profilingStore.lockCampaign(tx, { organizationId, id: campaignId }, 'share');
    const campaign = await findOpenCampaign(profilingStore, tx, campaignId);
    if (campaign.access !== 'codes') throw invalid({ code: 'unknown_field' });
    if (code === undefined) return undefined;
    const find = (codeHash: Buffer) => findByResumeCode(tx, organizationId, codeHash);
    return redeemCode(tx, secrets, campaign, code, {
      find,
      begin: async (resumeCodeHash) => {
        await insertQuestionnaire(tx, { organizationId, campaignId, language, resumeCodeHash });
        return find(resumeCodeHash);
      },
    });
  });
};

/**
 * A code opens one questionnaire and resumes it on any device until it is sent. The code is marked as used when the
 * questionnaire begins: sending it touches no code, so that no transaction holds both a code and its answers.
 */
export const startByCode = async (
  services: Services,
  request: FastifyRequest,
  start: StartByCode,
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { code } = parseAccessCode(start.code);
  const row = await redeem(services, start, code);
  if (row === undefined || code === undefined)
    return refuseCode(services, request, 'code_refused', now);
  return presentStarted({ module: 'profiling' }, services, row, formatAccessCode(code), now);
};
