import type { BulkRow } from '@cadran/db/bulk';
import { candidatesOf, modelOf } from '../plan-candidates.ts';
import { DAY, type PlannedTenant, type PlannedUser } from '../plan-tenants.ts';
import type { SeededTable, SeedPlan } from './seeded-tables.ts';
import { between, randomOf, uuidFrom } from '../random.ts';

const LOGINS_PER_USER = 20;

const emailOf = ({ username }: PlannedUser): string => `${username}@seed.example`;

const usersOf = function* ({
  tenants,
}: SeedPlan): Generator<readonly [PlannedTenant, PlannedUser]> {
  for (const tenant of tenants) for (const user of tenant.users) yield [tenant, user];
};

const organizations: SeededTable = {
  table: 'organizations',
  *rows({ tenants }) {
    for (const [place, tenant] of tenants.entries()) {
      const { organizationId, name, theme, language, createdAt } = tenant;
      yield {
        organization_id: organizationId,
        name,
        theme,
        language,
        created_at: createdAt,
        add_up_answers: place === 0,
      };
    }
  },
};

const users: SeededTable = {
  table: 'users',
  *rows(plan) {
    for (const [tenant, user] of usersOf(plan))
      yield {
        organization_id: tenant.organizationId,
        id: user.id,
        username: user.username,
        email: emailOf(user),
        password_hash: plan.passwordHash,
        role: user.role,
        language: tenant.language,
        created_at: tenant.createdAt,
      };
  },
};

const loginNames: SeededTable = {
  table: 'login_names',
  *rows(plan) {
    for (const [tenant, user] of usersOf(plan))
      for (const name of [user.username, emailOf(user)])
        yield {
          name,
          organization_id: tenant.organizationId,
          user_id: user.id,
        };
  },
};

type ActivityLogRow = readonly [
  action: string,
  targetType: string,
  targetId: string,
  targetName: string,
  at: Date,
  by: PlannedUser,
];

const linesOf = function* (plan: SeedPlan, tenant: PlannedTenant): Generator<ActivityLogRow> {
  const { seed, until } = plan.size;
  const random = randomOf(seed, 'audit', tenant.organizationId);
  const span = until.getTime() - tenant.createdAt.getTime();
  for (const user of tenant.users)
    for (let i = 0; i < LOGINS_PER_USER; i += 1) {
      const at = new Date(Math.round(until.getTime() - between(random, 0, span)));
      yield ['login', 'user', user.id, user.username, at, user];
    }
  for (const campaign of tenant.screening) {
    const model = modelOf(plan.models, campaign);
    const target = ['screening_campaign', campaign.id, model.name] as const;
    yield ['create', ...target, campaign.createdAt, campaign.owner];
    if (campaign.closedAt) yield ['close', ...target, campaign.closedAt, campaign.owner];
    for (const { id, decidedAt } of candidatesOf(plan.size, campaign, model))
      if (decidedAt) yield ['decide', 'candidate', id, '', decidedAt, campaign.owner];
  }
  for (const campaign of tenant.profiling)
    yield ['create', 'profiling_campaign', campaign.id, '', campaign.createdAt, campaign.owner];
};

const activityLog: SeededTable = {
  table: 'audit_log',
  *rows(plan): Generator<BulkRow> {
    const random = randomOf(plan.size.seed, 'audit ids');
    for (const tenant of plan.tenants)
      for (const [action, type, id, name, at, by] of linesOf(plan, tenant))
        yield {
          organization_id: tenant.organizationId,
          id: uuidFrom(random),
          at: at.getTime() > plan.size.until.getTime() ? new Date(at.getTime() - 30 * DAY) : at,
          actor_id: by.id,
          actor_name: by.username,
          actor_role: by.role,
          action,
          target_type: type,
          target_id: id,
          target_name: name,
        };
  },
};

export const PLATFORM_TABLES: readonly SeededTable[] = [
  organizations,
  users,
  loginNames,
  activityLog,
];
