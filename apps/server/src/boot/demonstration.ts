import { DEFAULT_THEME, type Role, type Theme } from '@cadran/contract';
import type { Database, Tx } from '@cadran/db';
import { hashPassword } from '@cadran/passwords';
import type { Config } from '../env.ts';
import { insertOrganization } from '../queries/organizations.ts';
import { insertUser } from '../queries/users.ts';

export interface DemonstrationLogin {
  readonly role: Role;
  readonly organization: string;
  readonly username: string;
  readonly password: string;
}

interface Person {
  readonly username: string;
  readonly role: Role;
  readonly language: 'fr' | 'en';
  readonly profilingEnabled?: boolean;
  readonly screeningEnabled?: boolean;
}

interface House {
  readonly name: string;
  readonly theme: Theme;
  readonly language: 'fr' | 'en';
  readonly people: readonly Person[];
}

/** Known to everybody who reads this file: they exist only where nothing is at stake, never in production. */
const PASSWORD = 'cadran-demo';

const ATELIER: Theme = {
  ...DEFAULT_THEME,
  primarycolor: '#0f766e',
  secondarycolor: '#134e4a',
  colorheaderfooter: '#134e4a',
  colorheaderfootertext: '#ffffff',
  colorheaderfootertextlight: '#c7e0dd',
};

/** A bright yellow: the hard case for readable text. */
const SOLEIL: Theme = {
  ...DEFAULT_THEME,
  primarycolor: '#facc15',
  secondarycolor: '#1e293b',
  colorheaderfooter: '#1e293b',
  colorheaderfootertext: '#ffffff',
  colorheaderfootertextlight: '#cbd5e1',
};

const houses = (superadmin: string): readonly House[] => [
  {
    name: 'Cadran',
    theme: DEFAULT_THEME,
    language: 'fr',
    people: [{ username: superadmin, role: 'superadmin', language: 'fr' }],
  },
  {
    name: 'Atelier Mercure',
    theme: ATELIER,
    language: 'fr',
    people: [
      { username: 'camille', role: 'admin', language: 'fr' },
      { username: 'louis', role: 'user', language: 'fr' },
      { username: 'ines', role: 'user', language: 'fr', profilingEnabled: false },
    ],
  },
  {
    name: 'Northlight Energy',
    theme: SOLEIL,
    language: 'en',
    people: [
      { username: 'grace', role: 'admin', language: 'en' },
      { username: 'oliver', role: 'user', language: 'en' },
    ],
  },
];

const createHouse = async (tx: Tx, house: House, passwordHash: string): Promise<void> => {
  const { organizationId } = await insertOrganization(tx, {
    name: house.name,
    theme: house.theme,
    language: house.language,
  });
  for (const person of house.people)
    await insertUser(tx, {
      ...person,
      organizationId,
      passwordHash,
      email: `${person.username}@${house.name.toLowerCase().replaceAll(' ', '-')}.example`,
    });
};

/** Two organisations with their own branding and the three roles, in one transaction: all of it or nothing. */
export const createDemonstration = async (
  database: Database,
  config: Config,
): Promise<DemonstrationLogin[]> => {
  const given = houses(config.superadmin.username);
  const passwordHash = await hashPassword(PASSWORD);
  const superadminHash =
    config.superadmin.password === undefined
      ? passwordHash
      : await hashPassword(config.superadmin.password);
  await database.withPlatform(async (tx) => {
    for (const [index, house] of given.entries())
      await createHouse(tx, house, index === 0 ? superadminHash : passwordHash);
  });
  return given.flatMap((house, index) =>
    house.people.map((person) => ({
      role: person.role,
      organization: house.name,
      username: person.username,
      password: index === 0 ? (config.superadmin.password ?? PASSWORD) : PASSWORD,
    })),
  );
};
