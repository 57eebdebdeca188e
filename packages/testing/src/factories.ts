import { DEFAULT_THEME, type Role } from '@cadran/contract';
import { schema, type Database } from '@cadran/db';
import { hashPassword } from '@cadran/passwords';
import { profilingFactories } from './profiling-factories.ts';
import { screeningFactories } from './screening-factories.ts';
import { unique } from './unique.ts';

type NewUser = typeof schema.users.$inferInsert;
type NewOrganization = typeof schema.organizations.$inferInsert;

export interface MadeUser {
  readonly organizationId: string;
  readonly id: string;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly role: Role;
  readonly password: string;
}

const PASSWORD = 'correct horse battery staple';
/** Hashing is slow: all users have the same password, hashed once. */
let hashed: Promise<string> | undefined;

/** Each user without a given organisation is in a new one, so that tests also prove isolation. */
export const factories = (database: Database) => {
  const organization = async (values: Partial<NewOrganization> = {}): Promise<string> =>
    database.withPlatform(async (tx) => {
      const [row] = await tx.sql
        .insert(schema.organizations)
        .values({ name: `Organisation ${unique()}`, theme: DEFAULT_THEME, ...values })
        .returning();
      if (!row) throw new Error('no organisation');
      return row.organizationId;
    });

  const user = async (values: Partial<NewUser> = {}): Promise<MadeUser> => {
    hashed ??= hashPassword(PASSWORD);
    const passwordHash = await hashed;
    const organizationId = values.organizationId ?? (await organization());
    const username = values.username ?? `user-${unique()}`;
    const email = values.email ?? `${username}@example.org`;
    return database.withPlatform(async (tx) => {
      const [row] = await tx.sql
        .insert(schema.users)
        .values({ passwordHash, ...values, organizationId, username, email })
        .returning();
      if (!row) throw new Error('no user');
      const names = [...new Set([username.toLowerCase(), email.toLowerCase()])];
      await tx.sql
        .insert(schema.loginNames)
        .values(names.map((name) => ({ name, organizationId, userId: row.id })));
      return {
        organizationId,
        id: row.id,
        username,
        displayName: row.displayName,
        email,
        role: row.role,
        password: PASSWORD,
      };
    });
  };

  return {
    ...profilingFactories(database),
    ...screeningFactories(database),
    organization,
    user,
    admin: (values: Partial<NewUser> = {}) => user({ ...values, role: 'admin' }),
    superadmin: (values: Partial<NewUser> = {}) => user({ ...values, role: 'superadmin' }),
  };
};
export type Factories = ReturnType<typeof factories>;
