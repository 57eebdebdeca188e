import { DEFAULT_THEME } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { generatePassword, hashPassword } from '@cadran/passwords';
import type { Config } from '../env.ts';
import type { ComputeSnapshot } from '../modules/culture-audits/snapshots/compute-snapshot.ts';
import { recordRun } from '../jobs/daily-run.ts';
import { RETENTION_JOB } from '../modules/privacy/index.ts';
import { insertOrganization } from '../modules/organizations/queries.ts';
import { countSuperadmins, isFirstRun } from '../modules/users/last-administrator/queries.ts';
import { insertUser } from '../modules/users/queries/users.ts';
import { createDemoData, type DemoLogin } from '../../demo/create-demo-data.ts';

export type FirstRun =
  | { readonly kind: 'not_first' }
  | { readonly kind: 'demonstration'; readonly logins: readonly DemoLogin[] }
  | {
      readonly kind: 'empty';
      readonly username: string;
      /** Shown once; undefined if SUPERADMIN_PASSWORD is set. */
      readonly generatedPassword: string | undefined;
    };

/** Creates the super admin of a new installation, or the demonstration data. */
export const firstRun = async (
  database: Database,
  config: Config,
  compute?: ComputeSnapshot,
): Promise<FirstRun> => {
  const existing = await database.withPlatform((tx) => countSuperadmins(tx));
  if (existing > 0) return { kind: 'not_first' };
  if (config.demo) {
    const logins = await createDemoData(database, config, compute);
    // Invented campaigns closed long ago: the first sweep is tomorrow's, and no pause to ask about.
    if (logins) await recordRun(database.global, RETENTION_JOB, new Date());
    return logins ? { kind: 'demonstration', logins } : { kind: 'not_first' };
  }
  const configured = config.superadmin.password;
  const password = configured ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const isFirst = await database.withPlatform(async (tx) => {
    if (!(await isFirstRun(tx))) return false;
    const home = await insertOrganization(tx, { name: 'Cadran', theme: DEFAULT_THEME });
    await insertUser(tx, {
      organizationId: home.organizationId,
      username: config.superadmin.username,
      email: `${config.superadmin.username}@${config.baseUrl.hostname}`,
      passwordHash,
      mustChangePassword: configured === undefined,
      role: 'superadmin',
    });
    return true;
  });
  if (!isFirst) return { kind: 'not_first' };
  return {
    kind: 'empty',
    username: config.superadmin.username,
    generatedPassword: configured === undefined ? password : undefined,
  };
};
