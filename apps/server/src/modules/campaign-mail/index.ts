/** Invitations, reminders and results sent for campaigns. Tables: schema/campaigns/campaign-mail.ts. Policy: campaign-policy.ts. */
export { findReminderState } from './campaign-recipients.ts';
export { linkInvitation } from './queries/invitations.ts';
