import type { TestApp } from './test-app.ts';

interface Line {
  readonly actor: string;
  readonly role: string;
  readonly action: string;
  readonly target: string;
  readonly detail: object;
}

/** The activity log of an organisation, newest first, read as superuser. */
export const readActivityLog = (test: TestApp, organizationId: string): Promise<Line[]> =>
  test.database.asSuperuser<Line>(
    `select actor_name as actor, actor_role as role, action, target_name as target, detail
     from audit_log where organization_id = $1 order by at desc, id`,
    [organizationId],
  );
