/** What both kinds of campaigns share. Tables: schema/campaigns/screening.ts, schema/campaigns/culture-audits.ts. Policy: campaign-policy.ts. */
export { campaignActivityLogger, type NamedCampaign } from './log-activity.ts';
export { campaignHandlers } from './campaign-handlers.ts';
export { sanitizeCustomization } from './customization/sanitize-customization.ts';
export { campaignLink, invitationLink, ownDataLink } from './links/campaign-link.ts';
export { findOpenCampaign, findOrganizationIdOfCampaign } from './open-campaign.ts';
export { presentCampaignSummary } from './present-summary.ts';
export { byResumeCode } from './questionnaires/resume-code.ts';
export { findPublicPage } from './queries/public-page.ts';
export { type CampaignCounts, countCampaigns } from './queries/campaign-counts.ts';
export {
  type CampaignKey,
  campaignStore,
  type CampaignSummaryRow,
  statusValues,
} from './queries/campaign-store.ts';
export {
  presentStarted,
  startOrReopenQuestionnaire,
  resumeQuestionnaireByCode,
} from './questionnaires/start-or-resume.ts';
export type { CountedStart } from './questionnaires/starting/address-share.ts';
export {
  addressShares,
  identifyStart,
  presentChallenge,
  withinStartBudget,
} from './questionnaires/starting/start-budget.ts';
export { countBegun } from './questionnaires/starting/count-begun.ts';
export { ownQuestionnaireKey } from './questionnaires/own-questionnaire.ts';
export { hashResumeCode } from './questionnaires/resume-code.ts';
export type { NewCampaignOwner } from './owner/new-campaign-owner.ts';
export { readPublicCampaign } from './read-public-campaign.ts';
export { createVersionCache } from './version-cache.ts';
export { checkCampaignChange, saveCampaignChange } from './save-campaign-change.ts';
