/** Invitations, reminders and results sent for campaigns. Tables: schema/campaigns/campaign-mail.ts. Policy: campaign-policy.ts. */
export { linkInvitation } from './queries/invitations.ts';
