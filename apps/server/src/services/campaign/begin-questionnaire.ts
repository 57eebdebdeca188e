import {
  formatResumeCode,
  type Module,
  normalizeResumeCode,
  type StartedQuestionnaire,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../context.ts';
import type { CampaignStore } from '../../queries/campaign-store.ts';
import { issueRespondentToken } from '../open-session.ts';
import { codeOfStart, hashOfCode } from '../questionnaire/resume-code.ts';
import { homeOfCampaign } from './open-campaign.ts';

interface Begun {
  readonly organizationId: string;
  readonly id: string;
  readonly campaignId: string;
}

/** Questionnaires of one module, as far as beginning and resuming go. */
interface Questionnaires<Row extends Begun> {
  readonly module: Module;
  readonly store: Pick<CampaignStore, 'findCampaignHome'>;
  /** Whoever holds the code gets what is there. */
  findByCode(tx: Tx, organizationId: string, codeHash: Buffer): Promise<Row | undefined>;
  /** Refuses where this one may not be answered now. */
  admit(tx: Tx, row: Row): Promise<unknown>;
}

const opened = async <Row extends Begun>(
  { module }: Questionnaires<Row>,
  services: Services,
  row: Row,
  code: string,
  now: Date,
): Promise<StartedQuestionnaire> => ({
  ...(await issueRespondentToken(
    services.database.global,
    { organizationId: row.organizationId, module, questionnaireId: row.id },
    now,
  )),
  id: row.id,
  campaignId: row.campaignId,
  resumeCode: formatResumeCode(code),
  now: now.toISOString(),
});

/** Begins a questionnaire, or opens the one that was begun with the same key. */
export const beginQuestionnaire = async <Row extends Begun>(
  kind: Questionnaires<Row>,
  services: Services,
  { campaignId, startKey }: { readonly campaignId: string; readonly startKey: string },
  begin: (tx: Tx, organizationId: string, codeHash: Buffer) => Promise<Row | undefined>,
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { database, secrets } = services;
  const organizationId = await homeOfCampaign(kind.store, database.global, campaignId);
  const code = codeOfStart(secrets, campaignId, startKey);
  const codeHash = hashOfCode(secrets, code);
  if (!codeHash) throw new Error('A code of our own is not one.');
  const row = await database.withTenant(organizationId, (tx) =>
    begin(tx, organizationId, codeHash),
  );
  if (!row) throw new Error('The questionnaire was not stored.');
  return opened(kind, services, row, code, now);
};

/** A wrong code, one of another campaign and one of a deleted questionnaire are all simply not found. */
export const resumeByCode = async <Row extends Begun>(
  kind: Questionnaires<Row>,
  services: Services,
  { campaignId, code }: { readonly campaignId: string; readonly code: string },
  now: Date,
): Promise<StartedQuestionnaire> => {
  const { database, secrets } = services;
  const codeHash = hashOfCode(secrets, code);
  if (!codeHash) throw new AppError('not_found');
  const organizationId = await homeOfCampaign(kind.store, database.global, campaignId);
  const row = await database.withTenant(organizationId, async (tx) => {
    const found = await kind.findByCode(tx, organizationId, codeHash);
    if (found?.campaignId !== campaignId) throw new AppError('not_found');
    await kind.admit(tx, found);
    return found;
  });
  return opened(kind, services, row, normalizeResumeCode(code) ?? code, now);
};
