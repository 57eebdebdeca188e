import { DEFAULT_TIME_ZONE, type Role } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { hashPassword } from '@cadran/passwords';
import type { Config } from '../src/env.ts';
import type { ComputeSnapshot } from '../src/modules/culture-audits/snapshots/compute-snapshot.ts';
import { insertOrganization } from '../src/modules/organizations/queries.ts';
import { insertUser } from '../src/modules/users/queries/users.ts';
import { createDemoCultureAudits } from './culture-audits/create-demo-culture-audits.ts';
import { createDemoEvidence } from './evidence/create-demo-evidence.ts';
import { createDemoCampaigns } from './screening/create-demo-campaigns.ts';
import { demoOrganizations, type DemoOrganization } from './organizations.ts';
import { isFirstRun } from '../src/modules/users/last-administrator/queries.ts';

export interface DemoLogin {
  readonly role: Role;
  readonly organization: string;
  readonly username: string;
  readonly password: string;
}

/** Public, so demo users never exist in production. */
const PASSWORD = 'cadran-demo';

interface CreatedOrganization {
  readonly organization: DemoOrganization;
  readonly organizationId: string;
  readonly userIds: ReadonlyMap<string, string>;
}

const createOrganization = async (
  tx: Tx,
  organization: DemoOrganization,
  passwordHash: string,
  now: Date,
): Promise<CreatedOrganization> => {
  const domain = `${organization.name.toLowerCase().replaceAll(' ', '-')}.example`;
  const { organizationId } = await insertOrganization(tx, {
    name: organization.name,
    theme: organization.theme,
    language: organization.language,
    privacyContact: `privacy@${domain}`,
    timeZone: DEFAULT_TIME_ZONE,
  });
  const userIds = new Map<string, string>();
  for (const person of organization.people) {
    const { id } = await insertUser(tx, {
      ...person,
      organizationId,
      passwordHash,
      email: `${person.username}@${domain}`,
    });
    userIds.set(person.username, id);
  }
  await createDemoCampaigns(tx, organizationId, organization.campaigns, userIds, now);
  return { organization, organizationId, userIds };
};

/**
 * Creates organisations with users and campaigns in one transaction, then the culture audits. Undefined if another
 * instance was first.
 */
export const createDemoData = async (
  database: Database,
  config: Config,
  compute?: ComputeSnapshot,
): Promise<DemoLogin[] | undefined> => {
  const given = demoOrganizations(config.superadmin.username);
  const now = new Date();
  const passwordHash = await hashPassword(PASSWORD);
  const superadminHash =
    config.superadmin.password === undefined
      ? passwordHash
      : await hashPassword(config.superadmin.password);
  const made = await database.withPlatform(async (tx) => {
    if (!(await isFirstRun(tx))) return undefined;
    const all: CreatedOrganization[] = [];
    for (const [index, organization] of given.entries())
      all.push(
        await createOrganization(
          tx,
          organization,
          index === 0 ? superadminHash : passwordHash,
          now,
        ),
      );
    // The super administrator's own organisation has no campaigns: a place for a simulated installation.
    const [home] = all;
    if (home) await createDemoEvidence(tx, home.organizationId, now);
    return all;
  });
  if (!made) return undefined;
  for (const { organization, organizationId, userIds } of made) {
    const { audits } = organization;
    await createDemoCultureAudits(database, organizationId, audits, userIds, now, compute);
  }
  return given.flatMap((organization, index) =>
    organization.people.map((person) => ({
      role: person.role,
      organization: organization.name,
      username: person.username,
      password: index === 0 ? (config.superadmin.password ?? PASSWORD) : PASSWORD,
    })),
  );
};
