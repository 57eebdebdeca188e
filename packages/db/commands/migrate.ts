import { migrate } from '../src/index.ts';

/** Applies the missing migrations to the server that DATABASE_OWNER_URL names. */
const connectionString = process.env['DATABASE_OWNER_URL'];
if (connectionString === undefined || connectionString === '') {
  console.error('Set DATABASE_OWNER_URL to the address of the role cadran_owner.');
  process.exitCode = 1;
} else {
  const applied = await migrate({ connectionString });
  console.log(applied.length === 0 ? 'Nothing to do.' : `Applied ${applied.join(', ')}.`);
}
