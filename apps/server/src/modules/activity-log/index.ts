/** Who did what, in each organisation. Tables: schema/activity-log.ts. Policy: organization-policy.ts. */
export { describeChange, changedFields } from './changed-fields.ts';
export {
  type ActivityActor,
  logActivities,
  logActivity,
  createActivityLogger,
  SYSTEM_ACTOR,
  logOrganizationActivity,
  logUserActivity,
} from './log-activity.ts';
export { presentActivity } from './present-activity.ts';
export { listLatestActivity } from './queries.ts';
