import { DEFAULT_THEME, type Language, type Role, type Theme } from '@cadran/contract';
import type { SeedSize } from './seed-size.ts';
import { between, pickOf, randomOf, type Random, unevenShares, uuidFrom } from './random.ts';

export interface PlannedUser {
  readonly id: string;
  readonly username: string;
  readonly role: Role;
}

export interface PlannedCampaign {
  readonly organizationId: string;
  readonly id: string;
  readonly owner: PlannedUser;
  /** Index within the organisation. */
  readonly number: number;
  readonly people: number;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

export interface PlannedTenant {
  readonly organizationId: string;
  readonly name: string;
  readonly theme: Theme;
  readonly language: Language;
  readonly createdAt: Date;
  readonly users: readonly PlannedUser[];
  readonly screening: readonly PlannedCampaign[];
  readonly profiling: readonly PlannedCampaign[];
}

export const DAY = 24 * 3_600_000;
const YEARS = 2 * 365 * DAY;
const OPEN_FOR = 45 * DAY;
const USERS_PER_TENANT = 8;
const RESPONDENTS_PER_CAMPAIGN = 800;

const KINDS = ['Atelier', 'Groupe', 'Maison', 'Réseau', 'Institut', 'Works', 'Partners', 'Labs'];
const NAMES = ['Alizé', 'Boréal', 'Cobalt', 'Delta', 'Étoile', 'Fjord', 'Garance', 'Horizon'];
const COLOURS = ['#0f766e', '#1d4ed8', '#9333ea', '#b45309', '#be123c', '#15803d', '#334155'];

const campaignsOf = (
  random: Random,
  tenant: { organizationId: string; users: readonly PlannedUser[] },
  people: readonly number[],
  until: Date,
): PlannedCampaign[] =>
  people.map((count, number) => {
    const createdAt = new Date(Math.round(until.getTime() - between(random, 1, YEARS / DAY) * DAY));
    const closing = createdAt.getTime() + OPEN_FOR;
    return {
      organizationId: tenant.organizationId,
      id: uuidFrom(random),
      owner: pickOf(random, tenant.users),
      number,
      people: count,
      createdAt,
      closedAt: closing < until.getTime() ? new Date(closing) : null,
    };
  });

/** Usernames are unique across organisations and seeds. */
const usersOf = (random: Random, seed: number, number: number): PlannedUser[] =>
  Array.from({ length: USERS_PER_TENANT }, (_, i) => {
    const role = i < 2 ? 'admin' : 'user';
    const username = `${role}-${number + 1}-${i + 1}${seed === 1 ? '' : `-s${seed}`}`;
    return { id: uuidFrom(random), username, role };
  });

/** Organisations with users and campaigns, kept in memory unlike candidates and respondents. */
export const planTenants = (size: SeedSize): PlannedTenant[] => {
  const { organizations, seed, until } = size;
  const candidates = unevenShares(size.candidates, organizations);
  const campaigns = unevenShares(size.campaigns, organizations);
  const employees = unevenShares(size.employees, organizations);
  return candidates.map((applying, number) => {
    const random = randomOf(seed, 'house', number);
    const tenant = { organizationId: uuidFrom(random), users: usersOf(random, seed, number) };
    const audited = employees[number] ?? 0;
    const audits = audited === 0 ? 0 : Math.ceil(audited / RESPONDENTS_PER_CAMPAIGN);
    return {
      ...tenant,
      name: `${pickOf(random, KINDS)} ${pickOf(random, NAMES)} ${number + 1}`,
      theme: { ...DEFAULT_THEME, primarycolor: pickOf(random, COLOURS) },
      language: number % 3 === 2 ? 'en' : 'fr',
      createdAt: new Date(until.getTime() - YEARS - DAY),
      screening: campaignsOf(
        random,
        tenant,
        unevenShares(applying, Math.max(1, campaigns[number] ?? 0)),
        until,
      ),
      profiling: campaignsOf(random, tenant, unevenShares(audited, audits), until),
    };
  });
};
