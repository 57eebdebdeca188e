import type { OrderProvider } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, eq } from '@cadran/db/sql';

const { trackingSystems: systems } = schema;

export type TrackingSystemRow = typeof systems.$inferSelect;

const ofProvider = (organizationId: string, provider: OrderProvider) =>
  and(eq(systems.organizationId, organizationId), eq(systems.provider, provider));

export const listTrackingSystems = (tx: Tx, organizationId: string): Promise<TrackingSystemRow[]> =>
  tx.sql.select().from(systems).where(eq(systems.organizationId, organizationId));

export const findTrackingSystem = async (
  tx: Tx,
  organizationId: string,
  provider: OrderProvider,
): Promise<TrackingSystemRow | undefined> => {
  const [row] = await tx.sql.select().from(systems).where(ofProvider(organizationId, provider));
  return row;
};

export const saveTrackingSystem = async (tx: Tx, values: TrackingSystemRow): Promise<void> => {
  const { token, apiUrl, changedAt } = values;
  await tx.sql
    .insert(systems)
    .values(values)
    .onConflictDoUpdate({
      target: [systems.organizationId, systems.provider],
      set: { token, apiUrl, changedAt },
    });
};

export const deleteTrackingSystem = (tx: Tx, organizationId: string, provider: OrderProvider) =>
  tx.sql.delete(systems).where(ofProvider(organizationId, provider));
