/** Invitations, reminders and results sent for campaigns. Tables: schema/campaigns/campaign-mail.ts. Policy: campaign-policy.ts. */
export { findReminderState } from './recipients/campaign-recipients.ts';
export { ensureInvitation } from './ensure-invitation.ts';
export { deleteInvitation, hasUnusedInvitation, linkInvitation } from './queries/invitations.ts';
export { requireMailQuota } from './send-campaign-mail.ts';
