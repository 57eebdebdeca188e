import { randomUUID } from 'node:crypto';
import {
  type BodyOf,
  type contract,
  formatResumeCode,
  normalizeResumeCode,
  type StartedQuestionnaire,
} from '@cadran/contract';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import {
  findByResumeCode,
  insertQuestionnaire,
  type QuestionnaireRow,
} from '../../queries/questionnaires.ts';
import { findCampaignHome } from '../../queries/screening-campaigns.ts';
import { issueRespondentToken } from '../open-session.ts';
import { findOpenCampaign } from './open-campaign.ts';
import { codeOfStart, hashOfCode } from './resume-code.ts';

type Start = BodyOf<typeof contract.questionnaires.start>;
type Resume = BodyOf<typeof contract.questionnaires.resume>;

const opened = async (
  services: Services,
  row: QuestionnaireRow,
  code: string,
  now: Date,
): Promise<StartedQuestionnaire> => ({
  ...(await issueRespondentToken(
    services.database.global,
    { organizationId: row.organizationId, module: 'screening', questionnaireId: row.id },
    now,
  )),
  id: row.id,
  campaignId: row.campaignId,
  resumeCode: formatResumeCode(code),
  now: now.toISOString(),
});

const homeOf = async (services: Services, campaignId: string): Promise<string> => {
  const home = await findCampaignHome(services.database.global, campaignId);
  if (home === undefined) throw new AppError('not_found');
  return home;
};

/** Begins a questionnaire, or opens the one that was begun with the same key. */
export const startQuestionnaire = async (
  services: Services,
  start: Start,
  now: Date,
): Promise<StartedQuestionnaire> => {
  const organizationId = await homeOf(services, start.campaignId);
  const code = codeOfStart(services.secrets, start.campaignId, start.startKey ?? randomUUID());
  const resumeCodeHash = hashOfCode(services.secrets, code);
  if (!resumeCodeHash) throw new Error('A code of our own is not one.');
  const row = await services.database.withTenant(organizationId, async (tx) => {
    await findOpenCampaign(tx, start.campaignId);
    await insertQuestionnaire(tx, {
      organizationId,
      campaignId: start.campaignId,
      language: start.language,
      consentedAt: now,
      consentVersion: start.noticeVersion,
      keepLonger: start.keepLonger,
      openedAt: now,
      resumeCodeHash,
      instrumentsVersion: INSTRUMENTS_VERSION,
    });
    return findByResumeCode(tx, organizationId, resumeCodeHash);
  });
  if (!row) throw new Error('The questionnaire was not stored.');
  return opened(services, row, code, now);
};

/** A wrong code, one of another campaign and one of a deleted questionnaire are all simply not found. */
export const resumeQuestionnaire = async (
  services: Services,
  { campaignId, code }: Resume,
  now: Date,
): Promise<StartedQuestionnaire> => {
  const codeHash = hashOfCode(services.secrets, code);
  if (!codeHash) throw new AppError('not_found');
  const organizationId = await homeOf(services, campaignId);
  const row = await services.database.withTenant(organizationId, async (tx) => {
    const found = await findByResumeCode(tx, organizationId, codeHash);
    if (found?.campaignId !== campaignId) throw new AppError('not_found');
    if (found.status === 'opened') await findOpenCampaign(tx, campaignId);
    return found;
  });
  return opened(services, row, normalizeResumeCode(code) ?? code, now);
};
