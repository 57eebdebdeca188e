import { randomBytes } from 'node:crypto';
import { createDatabase, DATABASE_ROLES, migrate } from '../src/index.ts';
import pg from 'pg';

/**
 * Prepares a PostgreSQL server: roles with new passwords, the database, the tables.
 * Usage: npm run db:setup -- postgres://postgres:secret@db.example:5432/postgres [database]
 */
const [address, name = 'cadran'] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error(
    'Usage: npm run db:setup -- <address of a superuser> [name of the database, default cadran]',
  );
  process.exit(1);
}

const addressOf = (user: string, password: string): string => {
  const url = new URL(address);
  url.username = user;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
};

const givePassword = async (client: pg.Client, role: string): Promise<string> => {
  const password = randomBytes(24).toString('base64url');
  await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
  return addressOf(role, password);
};

await createDatabase({ connectionString: address }, name);
const client = new pg.Client({ connectionString: address });
await client.connect();
try {
  const owner = await givePassword(client, DATABASE_ROLES.owner);
  const app = await givePassword(client, DATABASE_ROLES.app);
  const backup = await givePassword(client, DATABASE_ROLES.backup);
  await migrate({ connectionString: owner });
  console.log(`The database is ready. Start Cadran with:

  DATABASE_URL=${app}
  DATABASE_OWNER_URL=${owner}

The second one is needed only to apply migrations and to restore. For "npm run backup" it takes less:

  DATABASE_BACKUP_URL=${backup}

The passwords are new and shown only now.`);
} finally {
  await client.end();
}
