import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, StartedQuestionnaire } from '@cadran/contract';
import { prepared, type Sql } from '@cadran/db';
import { sql } from '@cadran/db/sql';
import { INSTRUMENTS_VERSION } from '@cadran/instruments/version';
import { inOrderOf, inPlace, together } from '../../../database/run-together.ts';
import { rememberAccess } from '../../../http/authentication/remembered-access.ts';
import type { Services } from '../../../http/context.ts';
import { newRespondentToken } from '../../auth/index.ts';
import {
  BEGUN_WINDOW_SECONDS,
  begunKey,
  newResumeCode,
  type Start,
  withinOwnShare,
} from '../../campaigns/index.ts';

type StartBody = BodyOf<typeof contract.questionnaires.start>;

/** The arguments of the function of 0004_questionnaires.sql; those that are out of the ordinary return no row. */
const startStatement = prepared('start_screening_questionnaire', (db) =>
  db
    .select({
      place: sql<number>`place`,
      id: sql<string>`started.id`,
      campaignVersion: sql<number>`campaign_version`,
    })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder('starts')}::jsonb) as s (place integer, "organizationId" uuid,
          "campaignId" uuid, "begunKey" text, "mostBegun" integer, "begunUntil" timestamptz, "codeHash" text,
          language text, notice text, "keepLonger" boolean, instruments integer, "tokenHash" text,
          "tokenUntil" timestamptz, now timestamptz)
        cross join start_screening_questionnaire(s."organizationId", s."campaignId", s."begunKey", s."mostBegun",
          s."begunUntil", decode(s."codeHash", 'hex'), s.language, s.notice, s."keepLonger", s.instruments,
          decode(s."tokenHash", 'hex'), s."tokenUntil", s.now) as started`,
    ),
);

/** By campaign, so that batches that count in the same rows do not wait for each other in a circle. */
const insertStart = together(async (db: Sql, starts: readonly { readonly campaignId: string }[]) =>
  inPlace(
    await startStatement(db).execute({ starts: inOrderOf(starts, ({ campaignId }) => campaignId) }),
    starts,
  ),
);

/**
 * Starts a questionnaire with its token in one round trip; undefined, and nothing started, if anything is out of the
 * ordinary: an invitation, a calculation, a used-up budget, a closed campaign, a start that was made before.
 */
export const startAtOnce = async (
  services: Pick<Services, 'config' | 'database' | 'secrets'>,
  start: Start,
  { startKey = randomUUID(), invitation, proofOfWork, ...body }: StartBody,
  now: Date,
): Promise<StartedQuestionnaire | undefined> => {
  if (invitation !== undefined || proofOfWork !== undefined) return undefined;
  const { organizationId, campaignId, module } = start;
  const { resumeCode, codeHash } = newResumeCode(services.secrets, campaignId, startKey);
  const { token, tokenHash, expiresAt } = newRespondentToken(module, now);
  const row = {
    organizationId,
    campaignId,
    begunKey: begunKey(organizationId),
    mostBegun: services.config.startBudget.organization,
    begunUntil: new Date(now.getTime() + (BEGUN_WINDOW_SECONDS + 60) * 1000),
    codeHash: codeHash.toString('hex'),
    language: body.language,
    notice: body.noticeVersion,
    keepLonger: body.keepLonger,
    instruments: INSTRUMENTS_VERSION,
    tokenHash: tokenHash.toString('hex'),
    tokenUntil: expiresAt,
    now,
  };
  const started = await withinOwnShare(services, start, now, () =>
    insertStart(services.database.global, row),
  );
  if (!started) return undefined;
  const { id, campaignVersion } = started;
  const { language } = body;
  const opens = { id, organizationId, organizationActive: true, module, language };
  rememberAccess(tokenHash, {
    expiresAt,
    session: null,
    questionnaire: { ...opens, campaignId, campaignVersion },
  });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    id,
    campaignId,
    resumeCode,
    now: now.toISOString(),
  };
};
