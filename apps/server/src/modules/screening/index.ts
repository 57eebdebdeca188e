/** Screening campaigns and their targets. Tables: schema/campaigns/screening.ts. Policy: campaign-policy.ts. */
export {
  logCampaignActivity,
  logCandidateActivity,
  logCandidateDecisions,
} from './log-activity.ts';
export {
  announcedRetentionDays,
  type CampaignKey,
  type CampaignRow,
  findCampaign,
  screeningStore,
} from './queries/screening-campaigns.ts';
