import type { TestApp } from './test-app.ts';

/** Every row of every table as text. */
export const dumpDatabase = async (test: TestApp): Promise<string> => {
  const tables = await test.database.asSuperuser<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      test.database.asSuperuser<{ line: string }>(`select t::text as line from "${name}" t`),
    ),
  );
  return dumps.flatMap((rows) => rows.map(({ line }) => line)).join('\n');
};
