import pg from 'pg';

/** Where one person's rows are; what belongs to houses and campaigns is shared by many and left out. */
const TABLES = {
  candidate: ['screening_questionnaires', 'screening_answers', 'invitations', 'mails'],
  employee: ['profiling_answers', 'profiling_receipts', 'profiling_questionnaires'],
} as const;

export interface PersonSize {
  /** Bytes of rows and of what is stored out of line, and bytes of indexes, for one person. */
  readonly tables: number;
  readonly indexes: number;
}

const SIZES = `
select sum(pg_table_size(oid))::float8 as tables, sum(pg_indexes_size(oid))::float8 as indexes
from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname = any($1)`;

/** What each of so many people takes on the disk, on average. */
export const bytesOfOne = async (
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
