import { defineRoutes, MEMBERS, SUPERADMINS } from '../route.ts';
import { idParams, listOf } from '../schemas/basics.ts';
import {
  campaignMail,
  mail,
  mailQuery,
  mailSettings,
  parsedRecipients,
  pastedRecipients,
  previewedMail,
  queuedMails,
  readMail,
  seenMail,
} from '../schemas/mail.ts';

/** Never a free relay: our templates, the campaign's own link, a quota (api.md, Email). */
export const email = defineRoutes({
  send: {
    scope: 'invitations:write',
    method: 'POST',
    path: '/email',
    summary: 'Invite, remind, or tell candidates that their report is ready',
    access: MEMBERS,
    body: campaignMail,
    answer: queuedMails,
    status: 202,
    errors: ['not_found', 'campaign_closed'],
    limit: { max: 60, seconds: 60 },
  },
  recipients: {
    scope: 'invitations:write',
    method: 'POST',
    path: '/email/recipients',
    summary: 'Read pasted addresses or a CSV file, before anything is sent',
    access: MEMBERS,
    body: pastedRecipients,
    answer: parsedRecipients,
    evenOnFullDisk: true,
  },
  preview: {
    method: 'POST',
    path: '/email/preview',
    summary: 'What a mail of a campaign would look like, in either language',
    access: MEMBERS,
    body: previewedMail,
    answer: seenMail,
  },
  settings: {
    method: 'GET',
    path: '/email/settings',
    summary: 'Whether mails leave, and how many more may today',
    access: MEMBERS,
    answer: mailSettings,
  },
  list: {
    method: 'GET',
    path: '/email',
    summary: 'The outbox of all organisations',
    access: SUPERADMINS,
    query: mailQuery,
    answer: listOf(mail),
  },
  read: {
    method: 'GET',
    path: '/email/:id',
    summary: 'One mail as its recipient sees it',
    access: SUPERADMINS,
    params: idParams,
    answer: readMail,
  },
  retry: {
    method: 'POST',
    path: '/email/:id/retry',
    summary: 'Send a mail again that failed, or of which nobody knows whether it left',
    access: SUPERADMINS,
    params: idParams,
    answer: mail,
  },
});
