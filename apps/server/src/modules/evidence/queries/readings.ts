import { schema, type Tx } from '@cadran/db';
import { inArray, sql } from '@cadran/db/sql';

const { evidenceReadings: readings } = schema;

export type ReadingRow = typeof readings.$inferSelect;

export const listReadings = (tx: Tx, organizationIds: readonly string[]): Promise<ReadingRow[]> =>
  tx.sql
    .select()
    .from(readings)
    .where(inArray(readings.organizationId, [...organizationIds]));

export const saveReading = async (tx: Tx, row: ReadingRow): Promise<void> => {
  const { people, readAt, figures } = row;
  await tx.sql
    .insert(readings)
    .values(row)
    .onConflictDoUpdate({
      target: [readings.organizationId, readings.name],
      set: { people, readAt, figures: sql`${JSON.stringify(figures)}::jsonb` },
    });
};
