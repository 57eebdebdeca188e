import { migrate } from '../src/index.ts';

/** Applies the missing migrations to the server that DATABASE_OWNER_URL names. */
const connectionString = process.env['DATABASE_OWNER_URL'];
try {
  if (connectionString === undefined || connectionString === '')
    throw new Error('Set DATABASE_OWNER_URL to the address of the role cadran_owner.');
  const applied = await migrate({ connectionString });
  console.log(applied.length === 0 ? 'Nothing to do.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
  process.exitCode = 1;
}
