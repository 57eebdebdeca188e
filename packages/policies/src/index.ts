export * from './actor.ts';
export { organizationPolicy } from './organization-policy.ts';
export { userPolicy, type Person } from './user-policy.ts';
