import { DEFAULT_THEME } from '@cadran/contract';
import type { Database } from '@cadran/db';
import { generatePassword, hashPassword } from '@cadran/passwords';
import type { Config } from '../env.ts';
import { insertOrganization } from '../queries/organizations.ts';
import { countSuperadmins } from '../queries/people-in-charge.ts';
import { insertUser } from '../queries/users.ts';
import { createDemonstration, type DemonstrationLogin } from './demonstration.ts';
import { isStillFirst } from './still-first.ts';

export type FirstRun =
  | { readonly kind: 'not_first' }
  | { readonly kind: 'demonstration'; readonly logins: readonly DemonstrationLogin[] }
  | {
      readonly kind: 'empty';
      readonly username: string;
      /** Shown once, and only if it was generated here. */
      readonly generatedPassword: string | undefined;
    };

/** An installation without any super admin is new: it gets one, and demonstration data if wanted. */
export const firstRun = async (database: Database, config: Config): Promise<FirstRun> => {
  const existing = await database.withPlatform((tx) => countSuperadmins(tx));
  if (existing > 0) return { kind: 'not_first' };
  if (config.demo) {
    const logins = await createDemonstration(database, config);
    return logins ? { kind: 'demonstration', logins } : { kind: 'not_first' };
  }
  const given = config.superadmin.password;
  const password = given ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const isFirst = await database.withPlatform(async (tx) => {
    if (!(await isStillFirst(tx))) return false;
    const home = await insertOrganization(tx, { name: 'Cadran', theme: DEFAULT_THEME });
    await insertUser(tx, {
      organizationId: home.organizationId,
      username: config.superadmin.username,
      email: `${config.superadmin.username}@${config.baseUrl.hostname}`,
      passwordHash,
      mustChangePassword: given === undefined,
      role: 'superadmin',
    });
    return true;
  });
  if (!isFirst) return { kind: 'not_first' };
  return {
    kind: 'empty',
    username: config.superadmin.username,
    generatedPassword: given === undefined ? password : undefined,
  };
};
