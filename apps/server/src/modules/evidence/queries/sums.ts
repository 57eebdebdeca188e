import type { Language } from '@cadran/contract';
import { schema, type Tx } from '@cadran/db';
import { and, asc, eq, gt, inArray, sql } from '@cadran/db/sql';

const { evidenceSums: sums, evidenceWaiting: waiting, organizations } = schema;

/** Organisations whose answers are added up: all of them, or this one if it opted in. */
export const listOptedIn = async (tx: Tx, organizationId: string | null): Promise<string[]> => {
  const rows = await tx.sql
    .select({ id: organizations.organizationId })
    .from(organizations)
    .where(
      and(
        eq(organizations.addUpAnswers, true),
        organizationId === null ? undefined : eq(organizations.organizationId, organizationId),
      ),
    )
    .orderBy(asc(organizations.organizationId));
  return rows.map(({ id }) => id);
};

export const listInstrumentVersions = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<number[]> => {
  const rows = await tx.sql
    .selectDistinct({ version: sums.instrumentVersion })
    .from(sums)
    .where(and(inArray(sums.organizationId, [...organizationIds]), gt(sums.people, 0)))
    .orderBy(asc(sums.instrumentVersion));
  return rows.map(({ version }) => version);
};

/** Changes whenever any of the sums does. */
export const sumsSignature = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<string> => {
  const [row] = await tx.sql
    .select({
      signature: sql<string>`concat_ws('/', count(*), sum(${sums.people}), max(${sums.readAt}))`,
    })
    .from(sums)
    .where(inArray(sums.organizationId, [...organizationIds]));
  return row?.signature ?? '';
};

/**
 * The sums of some organisations added up by language and kind, in the database: read one by one, each reading left
 * megabytes to the next collection. Numbers are stored with their lowest byte first and returned with it last.
 */
export const addUpSums = (tx: Tx, organizationIds: readonly string[], instrumentVersion: number) =>
  tx.sql
    .select({
      language: sql<Language>`language`,
      kind: sql<string>`kind`,
      people: sql<number>`people`,
      readAt: sql<Date | null>`read_at`.mapWith(sums.readAt),
      counts: sql<Buffer>`counts`,
    })
    .from(
      sql`(
        with cells as (
          select dense_rank() over (order by language, kind) as cell, language, kind, people, read_at,
                 counts || ''::bytea as counts
          from ${sums}
          where ${and(
            inArray(sums.organizationId, [...organizationIds]),
            eq(sums.instrumentVersion, instrumentVersion),
            gt(sums.people, 0),
          )}
        ),
        totals as (
          select cell, place,
                 sum(get_byte(counts, place) + (get_byte(counts, place + 1) << 8)
                   + (get_byte(counts, place + 2) << 16) + (get_byte(counts, place + 3) << 24))::integer as total
          from cells, generate_series(0, octet_length(counts) - 4, 4) as place group by 1, 2
        ),
        counted as (
          select cell, string_agg(int4send(total), ''::bytea order by place) as counts from totals group by 1
        )
        select language, kind, sum(people)::integer as people, max(read_at) as read_at, counted.counts
        from cells join counted using (cell) group by cell, language, kind, counted.counts
      ) as added`,
    )
    .orderBy(sql`language`, sql`kind`);

/** Every cell of an organisation that anybody was added to or waits for. */
export const listCells = async (tx: Tx, organizationId: string) => {
  const [added, coming] = [
    await tx.sql
      .select({
        organizationId: sums.organizationId,
        instrumentVersion: sums.instrumentVersion,
        language: sums.language,
        kind: sums.kind,
        people: sums.people,
        counts: sums.counts,
      })
      .from(sums)
      .where(eq(sums.organizationId, organizationId)),
    await tx.sql
      .selectDistinct({
        organizationId: waiting.organizationId,
        instrumentVersion: waiting.instrumentVersion,
        language: waiting.language,
        kind: waiting.kind,
      })
      .from(waiting)
      .where(eq(waiting.organizationId, organizationId)),
  ];
  const isAdded = (cell: (typeof coming)[number]): boolean =>
    added.some(
      (one) =>
        one.instrumentVersion === cell.instrumentVersion &&
        one.language === cell.language &&
        one.kind === cell.kind,
    );
  return [
    ...added,
    ...coming
      .filter((cell) => !isAdded(cell))
      .map((cell) => ({ ...cell, people: 0, counts: null })),
  ];
};
