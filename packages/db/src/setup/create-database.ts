import pg from 'pg';
import type { ClientConfig } from 'pg';
import { CREATE_ROLES, ROLES } from './roles.ts';

const exists = async (client: pg.Client, name: string): Promise<boolean> => {
  const found = await client.query('select from pg_database where datname = $1', [name]);
  return found.rowCount === 1;
};

const setPassword = async (client: pg.Client, password: string): Promise<void> => {
  for (const role of [ROLES.owner, ROLES.app, ROLES.backup])
    await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
};

/** Creates the roles and an empty database as a superuser; existing ones are kept. Sets the password of all roles. */
export const createDatabase = async (
  superuser: ClientConfig,
  name: string,
  password?: string,
): Promise<void> => {
  const client = new pg.Client(superuser);
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Another process may have created it meanwhile.
    await client.query(`select pg_advisory_lock(hashtext('cadran:create'))`);
    await client.query(CREATE_ROLES);
    if (password !== undefined) await setPassword(client, password);
    if (await exists(client, name)) return;
    const database = client.escapeIdentifier(name);
    await client.query(`create database ${database} owner ${ROLES.owner} template template0`);
    // Only the three roles may connect; one transaction, so that a kill in between cannot lock them out.
    await client.query(
      `revoke all on database ${database} from public;
       grant connect on database ${database} to ${ROLES.app}, ${ROLES.backup}, ${ROLES.owner}`,
    );
  } finally {
    await client.end();
  }
};
