import type { Role } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { hashPassword } from '@cadran/passwords';
import type { Config } from '../env.ts';
import { insertOrganization } from '../queries/organizations.ts';
import { insertUser } from '../queries/users.ts';
import { createDemonstrationAudits } from './demonstration/audits/create-audits.ts';
import { createDemonstrationCampaigns } from './demonstration/create-campaigns.ts';
import { houses, type House } from './demonstration/houses.ts';
import { isStillFirst } from './still-first.ts';

export interface DemonstrationLogin {
  readonly role: Role;
  readonly organization: string;
  readonly username: string;
  readonly password: string;
}

/** Known to everybody who reads this file: they exist only where nothing is at stake, never in production. */
const PASSWORD = 'cadran-demo';

interface Made {
  readonly house: House;
  readonly organizationId: string;
  readonly userIds: ReadonlyMap<string, string>;
}

const createHouse = async (
  tx: Tx,
  house: House,
  passwordHash: string,
  now: Date,
): Promise<Made> => {
  const { organizationId } = await insertOrganization(tx, {
    name: house.name,
    theme: house.theme,
    language: house.language,
  });
  const userIds = new Map<string, string>();
  for (const person of house.people) {
    const { id } = await insertUser(tx, {
      ...person,
      organizationId,
      passwordHash,
      email: `${person.username}@${house.name.toLowerCase().replaceAll(' ', '-')}.example`,
    });
    userIds.set(person.username, id);
  }
  await createDemonstrationCampaigns(tx, organizationId, house.campaigns, userIds, now);
  return { house, organizationId, userIds };
};

/**
 * Organisations with their own branding, people and campaigns, in one transaction; then the audits. Undefined: another
 * instance was first.
 */
export const createDemonstration = async (
  database: Database,
  config: Config,
): Promise<DemonstrationLogin[] | undefined> => {
  const given = houses(config.superadmin.username);
  const now = new Date();
  const passwordHash = await hashPassword(PASSWORD);
  const superadminHash =
    config.superadmin.password === undefined
      ? passwordHash
      : await hashPassword(config.superadmin.password);
  const made = await database.withPlatform(async (tx) => {
    if (!(await isStillFirst(tx))) return undefined;
    const all: Made[] = [];
    for (const [index, house] of given.entries())
      all.push(await createHouse(tx, house, index === 0 ? superadminHash : passwordHash, now));
    return all;
  });
  if (!made) return undefined;
  for (const { house, organizationId, userIds } of made)
    await createDemonstrationAudits(database, organizationId, house.audits, userIds, now);
  return given.flatMap((house, index) =>
    house.people.map((person) => ({
      role: person.role,
      organization: house.name,
      username: person.username,
      password: index === 0 ? (config.superadmin.password ?? PASSWORD) : PASSWORD,
    })),
  );
};
