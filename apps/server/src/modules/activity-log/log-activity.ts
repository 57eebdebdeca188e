import type {
  ActivityAction,
  ActivityDetail,
  ActivityRole,
  ActivityTarget,
} from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { insertActivities } from './queries.ts';

export interface ActivityActor {
  readonly id: string | null;
  readonly displayName: string;
  readonly username: string | null;
  readonly role: ActivityRole;
}

/** For background jobs, and for actors whom the log must not name. */
export const SYSTEM_ACTOR: ActivityActor = {
  id: null,
  displayName: 'system',
  username: null,
  role: 'system',
};

interface Activity {
  readonly organizationId: string;
  readonly action: ActivityAction;
  readonly target: {
    readonly type: ActivityTarget;
    readonly id: string;
    readonly name: string;
  };
  readonly detail?: ActivityDetail;
}

/** Call it in the transaction of the change, so that both are committed or neither. */
export const logActivities = async (
  tx: Tx,
  actor: ActivityActor,
  entries: readonly Activity[],
  now: Date,
): Promise<void> => {
  await insertActivities(
    tx,
    entries.map((entry) => ({
      organizationId: entry.organizationId,
      at: now,
      actorId: actor.id,
      actorName: actor.displayName,
      actorUsername: actor.username,
      actorRole: actor.role,
      action: entry.action,
      targetType: entry.target.type,
      targetId: entry.target.id,
      targetName: entry.target.name,
      detail: entry.detail ?? {},
    })),
  );
};

export const logActivity = (
  tx: Tx,
  actor: ActivityActor,
  entry: Activity,
  now: Date,
): Promise<void> => logActivities(tx, actor, [entry], now);

/** Logs in the organisation of the target, whoever acts. */
export const createActivityLogger =
  <T>(describe: (target: T) => Pick<Activity, 'organizationId' | 'target'>) =>
  (
    tx: Tx,
    actor: ActivityActor,
    action: ActivityAction,
    target: T,
    now: Date,
    detail: ActivityDetail = {},
  ): Promise<void> =>
    logActivity(tx, actor, { ...describe(target), action, detail }, now);

export const logUserActivity = createActivityLogger(
  (user: {
    readonly organizationId: string;
    readonly id: string;
    readonly displayName: string;
  }) => ({
    organizationId: user.organizationId,
    target: { type: 'user', id: user.id, name: user.displayName },
  }),
);

export const logOrganizationActivity = createActivityLogger(
  ({ organizationId, name }: { organizationId: string; name: string }) => ({
    organizationId,
    target: { type: 'organization', id: organizationId, name },
  }),
);
