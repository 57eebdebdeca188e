import { randomBytes } from 'node:crypto';
import { createDatabase, DATABASE_ROLES, migrate } from '../src/index.ts';
import pg from 'pg';

/**
 * Prepares a PostgreSQL server: roles, the database, the tables. Any number of times; it also applies new migrations.
 * Passwords are taken from OWNER_PASSWORD, APP_PASSWORD and BACKUP_PASSWORD, or made and printed.
 * Usage: npm run db:setup -- postgres://postgres:secret@db.example:5432/postgres [database] [host:port of the roles]
 * The third one: where the superuser connects by a socket that lets nobody else in with a password.
 */
const [address, name = 'cadran', rolesHost] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  console.error(
    'Usage: npm run db:setup -- <address of a superuser> [name of the database, default cadran] [host:port of the roles]',
  );
  process.exit(1);
}

const addressOf = (user: string, password: string): string => {
  const url = new URL(address);
  url.username = user;
  url.password = password;
  url.pathname = `/${name}`;
  if (rolesHost !== undefined) url.host = rolesHost;
  return url.href;
};

const given = {
  owner: process.env['OWNER_PASSWORD'],
  app: process.env['APP_PASSWORD'],
  backup: process.env['BACKUP_PASSWORD'],
};
const allGiven = Object.values(given).every((password) => password !== undefined);

const givePassword = async (client: pg.Client, role: keyof typeof given): Promise<string> => {
  const password = given[role] ?? randomBytes(24).toString('base64url');
  const user = DATABASE_ROLES[role];
  await client.query(`alter role ${user} password ${client.escapeLiteral(password)}`);
  return addressOf(user, password);
};

await createDatabase({ connectionString: address }, name);
const client = new pg.Client({ connectionString: address });
await client.connect();
try {
  const owner = await givePassword(client, 'owner');
  const app = await givePassword(client, 'app');
  const backup = await givePassword(client, 'backup');
  await migrate({ connectionString: owner });
  console.log(
    allGiven
      ? 'The database is ready.'
      : `The database is ready. Start Cadran with:

  DATABASE_URL=${app}
  DATABASE_OWNER_URL=${owner}

The second one is needed only to apply migrations and to restore. For "npm run backup" it takes less:

  DATABASE_BACKUP_URL=${backup}

The passwords are new and shown only now.`,
  );
} finally {
  await client.end();
}
