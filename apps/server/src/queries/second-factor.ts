import { schema, type Tx } from '@cadran/db';
import { and, count, eq, isNotNull, isNull, lt, or } from '@cadran/db/sql';
import { AppError } from '../app-error.ts';
import type { UserRow } from './users.ts';

const { recoveryCodes, users } = schema;

type Holder = Pick<UserRow, 'organizationId' | 'id'>;

const isUser = (user: Holder) =>
  and(eq(users.organizationId, user.organizationId), eq(users.id, user.id));
const isCodeOf = (user: Holder) =>
  and(eq(recoveryCodes.organizationId, user.organizationId), eq(recoveryCodes.userId, user.id));

/** Keeps a secret that is not active yet. An active one is never overwritten: `conflict`. */
export const offerSecret = async (tx: Tx, user: Holder, totpSecret: Buffer): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(isUser(user), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
};

/** Activates the very secret that was checked, once. */
export const activateSecret = async (
  tx: Tx,
  user: Holder,
  proven: { totpSecret: Buffer; totpLastStep: number; totpConfirmedAt: Date },
): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set(proven)
    .where(
      and(isUser(user), isNull(users.totpConfirmedAt), eq(users.totpSecret, proven.totpSecret)),
    )
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
};

/** A code works once: of two log-ins with the same code the second finds its step spent. */
export const spendStep = async (tx: Tx, user: Holder, step: number): Promise<boolean> => {
  const rows = await tx.sql
    .update(users)
    .set({ totpLastStep: step })
    .where(and(isUser(user), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
};

export const clearSecondFactor = async (tx: Tx, user: Holder): Promise<void> => {
  const rows = await tx.sql
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(and(isUser(user), isNotNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (rows.length === 0) throw new AppError('conflict');
  await tx.sql.delete(recoveryCodes).where(isCodeOf(user));
};

export const replaceRecoveryCodes = async (
  tx: Tx,
  user: Holder,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.sql.delete(recoveryCodes).where(isCodeOf(user));
  await tx.sql.insert(recoveryCodes).values(
    hashes.map((codeHash) => ({
      organizationId: user.organizationId,
      userId: user.id,
      codeHash,
    })),
  );
};

export const spendRecoveryCode = async (
  tx: Tx,
  user: Holder,
  codeHash: Buffer,
): Promise<boolean> => {
  const spent = await tx.sql
    .delete(recoveryCodes)
    .where(and(isCodeOf(user), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
};

export const countRecoveryCodes = async (tx: Tx, user: Holder): Promise<number> => {
  const [row] = await tx.sql.select({ value: count() }).from(recoveryCodes).where(isCodeOf(user));
  return row?.value ?? 0;
};
