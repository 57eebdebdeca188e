import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, desc, eq, ne } from '@cadran/db/sql';
import type { AdoptedNorms } from '@cadran/scoring';
import { foundRow, storedRow } from '../../../database/first-row.ts';

const { evidenceNorms: norms } = schema;

export type NormsRow = typeof norms.$inferSelect;

const toAdoptedNorms = (row: NormsRow): AdoptedNorms => ({
  id: row.id,
  name: row.name,
  language: row.language,
  people: row.people,
  adoptedAt: row.adoptedAt.toISOString(),
  counts: row.norms,
});

/** By language; one without any is compared by the provisional norms. */
export type NormsInUse = Readonly<Partial<Record<Language, AdoptedNorms>>>;

export const findNormsInUse = async (tx: Tx): Promise<NormsInUse> => {
  const rows = await tx.sql.select().from(norms).where(eq(norms.inUse, true));
  return Object.fromEntries(rows.map((row) => [row.language, toAdoptedNorms(row)]));
};

export const findNorms = async (tx: Tx, id: string): Promise<NormsRow> =>
  foundRow(await tx.sql.select().from(norms).where(eq(norms.id, id)));

export const listNorms = (tx: Tx) =>
  tx.sql
    .select({
      id: norms.id,
      name: norms.name,
      language: norms.language,
      instrumentVersion: norms.instrumentVersion,
      people: norms.people,
      adoptedAt: norms.adoptedAt,
      adoptedBy: norms.adoptedBy,
      inUse: norms.inUse,
    })
    .from(norms)
    .orderBy(desc(norms.adoptedAt), norms.id);

/** One version a language is used; null: the provisional norms. */
export const setInUse = async (tx: Tx, language: Language, id: string | null): Promise<void> => {
  await tx.sql
    .update(norms)
    .set({ inUse: false })
    .where(and(eq(norms.language, language), id === null ? undefined : ne(norms.id, id)));
  if (id !== null) await tx.sql.update(norms).set({ inUse: true }).where(eq(norms.id, id));
};

export const insertNorms = async (tx: Tx, values: typeof norms.$inferInsert): Promise<NormsRow> =>
  storedRow(await tx.sql.insert(norms).values(values).returning());
