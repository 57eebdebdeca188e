import {
  formatResumeCode,
  type Module,
  normalizeResumeCode,
  type StartedQuestionnaire,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../http/context.ts';
import type { CampaignStore } from '../queries/campaign-store.ts';
import { hashResumeCode, newResumeCode } from './resume-code.ts';
import { findOrganizationIdOfCampaign } from '../open-campaign.ts';
import { issueRespondentToken } from '../../auth/index.ts';

interface QuestionnaireRow {
  readonly organizationId: string;
  readonly id: string;
  readonly campaignId: string;
}

/** What starting and resuming need to know of a module. */
interface QuestionnaireKind<Row extends QuestionnaireRow> {
  readonly module: Module;
  readonly store: Pick<CampaignStore, 'findCampaignOrganizationId'>;
  findByCode(tx: Tx, organizationId: string, codeHash: Buffer): Promise<Row | undefined>;
  /** Throws if the questionnaire may not be answered now. */
  checkCanAnswer(tx: Tx, row: Row): Promise<unknown>;
}

/** With a token for the questionnaire, and the code that opens it on another device. */
export const presentStarted = async (
  { module }: { readonly module: Module },
  services: Services,
  row: QuestionnaireRow,
  resumeCode: string,
  now: Date,
): Promise<StartedQuestionnaire> => ({
  ...(await issueRespondentToken(
    services.database.global,
    { organizationId: row.organizationId, module, questionnaireId: row.id },
    now,
  )),
  id: row.id,
  campaignId: row.campaignId,
  resumeCode,
  now: now.toISOString(),
});

/** Starts a questionnaire, or reopens the one started with the same key. */
export const startOrReopenQuestionnaire = async <Row extends QuestionnaireRow>(
  kind: QuestionnaireKind<Row>,
  services: Services,
  { campaignId, startKey }: { readonly campaignId: string; readonly startKey: string },
  begin: (tx: Tx, organizationId: string, codeHash: Buffer) => Promise<Row | undefined>,
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { database, secrets } = services;
  const organizationId = await findOrganizationIdOfCampaign(
    kind.store,
    database.global,
    campaignId,
  );
  const { resumeCode, codeHash } = newResumeCode(secrets, campaignId, startKey);
  const row = await database.withTenant(organizationId, (tx) =>
    begin(tx, organizationId, codeHash),
  );
  if (!row) throw new Error('The questionnaire was not stored.');
  return presentStarted(kind, services, row, resumeCode, now);
};

/** `not_found` for a wrong code, one of another campaign and one of a deleted questionnaire alike. */
export const resumeQuestionnaireByCode = async <Row extends QuestionnaireRow>(
  kind: QuestionnaireKind<Row>,
  services: Services,
  { campaignId, code }: { readonly campaignId: string; readonly code: string },
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { database, secrets } = services;
  const codeHash = hashResumeCode(secrets, code);
  if (!codeHash) throw new AppError('not_found');
  const organizationId = await findOrganizationIdOfCampaign(
    kind.store,
    database.global,
    campaignId,
  );
  const row = await database.withTenant(organizationId, async (tx) => {
    const found = await kind.findByCode(tx, organizationId, codeHash);
    if (found?.campaignId !== campaignId) throw new AppError('not_found');
    await kind.checkCanAnswer(tx, found);
    return found;
  });
  const resumeCode = formatResumeCode(normalizeResumeCode(code) ?? code);
  return presentStarted(kind, services, row, resumeCode, now);
};
