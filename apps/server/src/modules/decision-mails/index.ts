/** Telling candidates the decision. Tables: schema/mail.ts, schema/campaigns/screening.ts. Policies: campaign-policy.ts, organization-policy.ts. */
export { takeBackMails } from './queries/decision-mails.ts';
export { findToldFigures } from './queries/overview.ts';
