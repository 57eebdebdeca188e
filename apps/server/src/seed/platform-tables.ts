import type { CopyValue } from '@cadran/db/bulk';
import { candidatesOf, modelOf } from './plan-candidates.ts';
import { DAY, type PlannedHouse, type PlannedUser } from './plan-houses.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';
import { between, randomOf, uuidFrom } from './spread.ts';

const LOGINS_OF_A_USER = 20;

const emailOf = ({ username }: PlannedUser): string => `${username}@seed.example`;

const usersOf = function* ({ houses }: SeedPlan): Generator<readonly [PlannedHouse, PlannedUser]> {
  for (const house of houses) for (const user of house.users) yield [house, user];
};

const organizations: SeededTable = {
  table: 'organizations',
  columns: ['organization_id', 'name', 'theme', 'language', 'created_at'],
  *rows({ houses }) {
    for (const { organizationId, name, theme, language, createdAt } of houses)
      yield [organizationId, name, theme, language, createdAt];
  },
};

const users: SeededTable = {
  table: 'users',
  columns: [
    'organization_id',
    'id',
    'username',
    'email',
    'password_hash',
    'role',
    'language',
    'created_at',
  ],
  *rows(plan) {
    for (const [house, user] of usersOf(plan))
      yield [
        house.organizationId,
        user.id,
        user.username,
        emailOf(user),
        plan.passwordHash,
        user.role,
        house.language,
        house.createdAt,
      ];
  },
};

const loginNames: SeededTable = {
  table: 'login_names',
  columns: ['name', 'organization_id', 'user_id'],
  *rows(plan) {
    for (const [house, user] of usersOf(plan))
      for (const name of [user.username, emailOf(user)])
        yield [name, house.organizationId, user.id];
  },
};

type AuditLine = readonly [
  action: string,
  targetType: string,
  targetId: string,
  targetName: string,
  at: Date,
  by: PlannedUser,
];

const linesOf = function* (plan: SeedPlan, house: PlannedHouse): Generator<AuditLine> {
  const { seed, until } = plan.size;
  const random = randomOf(seed, 'audit', house.organizationId);
  const span = until.getTime() - house.createdAt.getTime();
  for (const user of house.users)
    for (let i = 0; i < LOGINS_OF_A_USER; i += 1) {
      const at = new Date(Math.round(until.getTime() - between(random, 0, span)));
      yield ['login', 'user', user.id, user.username, at, user];
    }
  for (const campaign of house.screening) {
    const model = modelOf(plan.models, campaign);
    const target = ['screening_campaign', campaign.id, model.name] as const;
    yield ['create', ...target, campaign.createdAt, campaign.owner];
    if (campaign.closedAt) yield ['close', ...target, campaign.closedAt, campaign.owner];
    for (const { id, decidedAt } of candidatesOf(plan.size, campaign, model))
      if (decidedAt) yield ['decide', 'candidate', id, '', decidedAt, campaign.owner];
  }
  for (const campaign of house.profiling)
    yield ['create', 'profiling_campaign', campaign.id, '', campaign.createdAt, campaign.owner];
};

const auditLog: SeededTable = {
  table: 'audit_log',
  columns: [
    'organization_id',
    'id',
    'at',
    'actor_id',
    'actor_name',
    'actor_role',
    'action',
    'target_type',
    'target_id',
    'target_name',
  ],
  *rows(plan): Generator<readonly CopyValue[]> {
    const random = randomOf(plan.size.seed, 'audit ids');
    for (const house of plan.houses)
      for (const [action, type, id, name, at, by] of linesOf(plan, house))
        yield [
          house.organizationId,
          uuidFrom(random),
          at.getTime() > plan.size.until.getTime() ? new Date(at.getTime() - 30 * DAY) : at,
          by.id,
          by.username,
          by.role,
          action,
          type,
          id,
          name,
        ];
  },
};

export const PLATFORM_TABLES: readonly SeededTable[] = [organizations, users, loginNames, auditLog];
