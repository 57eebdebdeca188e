export * from './actor.ts';
export { campaignPolicy, type OwnedCampaign } from './resources/campaign-policy.ts';
export { candidatePolicy } from './resources/candidate-policy.ts';
export { organizationPolicy } from './resources/organization-policy.ts';
export { routePolicy } from './route-policy.ts';
export { userPolicy } from './resources/user-policy.ts';
