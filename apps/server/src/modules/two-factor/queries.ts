import { schema, type Tx } from '@cadran/db';
import { and, eq, gt, isNotNull, isNull, lt, or } from '@cadran/db/sql';
import { AppError } from '../../http/app-error.ts';
import type { UserRow } from '../users/index.ts';

const { recoveryCodes, users } = schema;

type UserKey = Pick<UserRow, 'organizationId' | 'id'>;

const matchesUser = (user: UserKey) =>
  and(eq(users.organizationId, user.organizationId), eq(users.id, user.id));
const belongsToUser = (user: UserKey) =>
  and(eq(recoveryCodes.organizationId, user.organizationId), eq(recoveryCodes.userId, user.id));

/** Never overwrites a confirmed secret: `conflict`. */
export const savePendingSecret = async (
  tx: Tx,
  user: UserKey,
  totpSecret: Buffer,
): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(matchesUser(user), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
};

/** Confirms only the secret that was verified; `conflict` if it changed meanwhile. */
export const confirmSecret = async (
  tx: Tx,
  user: UserKey,
  proven: { totpSecret: Buffer; totpLastStep: number; totpConfirmedAt: Date },
): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set(proven)
    .where(
      and(
        matchesUser(user),
        isNull(users.totpConfirmedAt),
        eq(users.totpSecret, proven.totpSecret),
      ),
    )
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
};

/** An hour of steps: no code is valid so far ahead. */
const STEPS_AHEAD = 120;

/**
 * False if this or a later step was used before: each code works once. A step far ahead was used under a clock that has
 * since been set back, and would lock its user out until then.
 */
export const consumeTotpStep = async (tx: Tx, user: UserKey, step: number): Promise<boolean> => {
  const last = users.totpLastStep;
  const rows = await tx.sql
    .update(users)
    .set({ totpLastStep: step })
    .where(and(matchesUser(user), or(isNull(last), lt(last, step), gt(last, step + STEPS_AHEAD))))
    .returning({ id: users.id });
  return rows.length > 0;
};

export const clearSecondFactor = async (tx: Tx, user: UserKey): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(and(matchesUser(user), isNotNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
  await tx.sql.delete(recoveryCodes).where(belongsToUser(user));
};

export const replaceRecoveryCodes = async (
  tx: Tx,
  user: UserKey,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.sql.delete(recoveryCodes).where(belongsToUser(user));
  await tx.sql.insert(recoveryCodes).values(
    hashes.map((codeHash) => ({
      organizationId: user.organizationId,
      userId: user.id,
      codeHash,
    })),
  );
};

export const consumeRecoveryCode = async (
  tx: Tx,
  user: UserKey,
  codeHash: Buffer,
): Promise<boolean> => {
  const spent = await tx.sql
    .delete(recoveryCodes)
    .where(and(belongsToUser(user), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
};

export const countRecoveryCodes = (tx: Tx, user: UserKey): Promise<number> =>
  tx.sql.$count(recoveryCodes, belongsToUser(user));
