import type { ErasureHoldReason, ErasureState } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import type { Member } from '@cadran/policies';
import { AppError } from '../../../http/app-error.ts';
import { lastRun, recordRun } from '../../../jobs/daily-run.ts';
import { logOrganizationActivity } from '../../activity-log/index.ts';
import { countOldMails } from '../../mail/index.ts';
import { findOrganization } from '../../organizations/index.ts';
import { countDue } from '../queries/retention.ts';
import { RETENTION_JOB } from '../retention/enforce-retention.ts';
import { confirmOffsets, deleteHolds, EVERY_MACHINE, listHolds } from './queries.ts';

const DAY = 24 * 3_600_000;

export const presentErasureState = async (tx: Tx, now: Date): Promise<ErasureState> => ({
  holds: (await listHolds(tx.sql)).map(({ reason, since, machine, offsetSeconds }) => ({
    reason,
    since: since.toISOString(),
    machine: machine === EVERY_MACHINE ? null : machine,
    offsetSeconds,
  })),
  now: now.toISOString(),
  lastRunAt: (await lastRun(tx.sql, RETENTION_JOB))?.toISOString() ?? null,
  due: { ...(await countDue(tx, now)), mails: await countOldMails(tx, now) },
});

/** The next run of the sweep, within minutes, erases what is due. */
export const confirmErasure = async (
  tx: Tx,
  actor: Member,
  reason: ErasureHoldReason,
  now: Date,
): Promise<ErasureState> => {
  const { holds, due } = await presentErasureState(tx, now);
  if (!holds.some((hold) => hold.reason === reason)) throw new AppError('conflict');
  if (reason === 'clock_differs') await confirmOffsets(tx);
  else {
    await recordRun(tx.sql, RETENTION_JOB, new Date(now.getTime() - DAY));
    await deleteHolds(tx, [EVERY_MACHINE]);
  }
  const organization = await findOrganization(tx, actor.organizationId);
  const detail = { reason, candidates: due.candidates };
  await logOrganizationActivity(tx, actor, 'confirm_erasure', organization, now, detail);
  return presentErasureState(tx, now);
};
