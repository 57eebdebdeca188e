import type { ActivityAction, ErasureHoldReason } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { logOrganizationActivity, SYSTEM_ACTOR } from '../../activity-log/index.ts';
import { insertMails, WORTH_SENDING } from '../../mail/index.ts';
import { listSuperadmins } from './queries.ts';

type Superadmins = Awaited<ReturnType<typeof listSuperadmins>>;

/** One line in each organisation that has super administrators. */
const logForSuperadmins = async (
  tx: Tx,
  superadmins: Superadmins,
  action: ActivityAction,
  detail: Record<string, string | number>,
  now: Date,
): Promise<void> => {
  const names = new Map(
    superadmins.map(({ organizationId, organizationName }) => [organizationId, organizationName]),
  );
  for (const [organizationId, name] of names)
    await logOrganizationActivity(tx, SYSTEM_ACTOR, action, { organizationId, name }, now, detail);
};

/** Tells the super administrators, by mail and in the activity log. */
export const announceHold = async (
  tx: Tx,
  { reason, offsetSeconds }: { reason: ErasureHoldReason; offsetSeconds: number },
  now: Date,
): Promise<void> => {
  const superadmins = await listSuperadmins(tx);
  await logForSuperadmins(tx, superadmins, 'hold_erasure', { reason, offsetSeconds }, now);
  await insertMails(
    tx,
    superadmins.map(({ organizationId, id, email, language }) => ({
      organizationId,
      userId: id,
      kind: 'erasure_held' as const,
      recipient: email,
      language,
      data: { held: reason },
      createdAt: now,
      dueAt: now,
      expiresAt: new Date(now.getTime() + WORTH_SENDING.erasure_held),
    })),
  );
};

export const announceResumption = async (tx: Tx, now: Date): Promise<void> =>
  logForSuperadmins(tx, await listSuperadmins(tx), 'resume_erasure', {}, now);
