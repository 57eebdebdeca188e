import pg from 'pg';

/** Tables with rows per person; those of organisations and campaigns are shared and left out. */
const TABLES = {
  candidate: ['screening_questionnaires', 'screening_answers', 'invitations', 'mails'],
  employee: ['profiling_answers', 'profiling_receipts', 'profiling_questionnaires'],
} as const;

export interface PersonSize {
  /** Bytes of rows (with TOAST) and indexes, per person. */
  readonly tables: number;
  readonly indexes: number;
}

const SIZES = `
select sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1)`;

/** Average disk usage per person. */
export const bytesPerPerson = async (
  connection: pg.ClientConfig,
  who: keyof typeof TABLES,
  people: number,
): Promise<PersonSize> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<PersonSize>(SIZES, [TABLES[who]]);
    const [all] = rows;
    return { tables: (all?.tables ?? 0) / people, indexes: (all?.indexes ?? 0) / people };
  } finally {
    await client.end();
  }
};
