import pg from 'pg';
import type { ClientConfig } from 'pg';
import { CREATE_ROLES, ROLES } from './roles.ts';

const exists = async (client: pg.Client, name: string): Promise<boolean> => {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  return found.rowCount === 1;
};

const givePassword = async (client: pg.Client, password: string): Promise<void> => {
  for (const role of [ROLES.owner, ROLES.app, ROLES.backup])
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
};

/**
 * Makes the roles and an empty database of the owner's, as a superuser; what is there already stays as it is.
 * With a password the roles get that one.
 */
export const createDatabase = async (
  superuser: ClientConfig,
  name: string,
  password?: string,
): Promise<void> => {
  const client = new pg.Client(superuser);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Of several at once, who comes second finds what the first has made.
    await client.query(`select pg_advisory_lock(hashtext('cadran:create'))`);
    await client.query(CREATE_ROLES);
    if (password !== undefined) await givePassword(client, password);
    if (await exists(client, name)) return;
    const database = client.escapeIdentifier(name);
    await client.query(`create database ${database} owner ${ROLES.owner} template template0`);
    // Connecting is not everybody's right; the three roles get it by name. Both or neither: killed in between, we
    // would have shut ourselves out.
    await client.query(
      `revoke all on database ${database} from public;
       grant connect on database ${database} to ${ROLES.app}, ${ROLES.backup}, ${ROLES.owner}`,
    );
  } finally {
    await client.end();
  }
};
