export * from './actor.ts';
export { campaignPolicy, type OwnedCampaign } from './campaign-policy.ts';
export { candidatePolicy } from './candidate-policy.ts';
export { organizationPolicy } from './organization-policy.ts';
export { routePolicy } from './route-policy.ts';
export { userPolicy } from './user-policy.ts';
