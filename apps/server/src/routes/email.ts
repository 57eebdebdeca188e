import type { contract } from '@cadran/contract';
import { AppError } from '../app-error.ts';
import type { Handlers } from '../context.ts';
import { findMail, listMails, requeueMail } from '../queries/mails.ts';
import { audit } from '../services/audit.ts';
import { composeMail, seenBy } from '../services/mail/compose-mail.ts';
import { WORTH_SENDING } from '../services/mail/mail-times.ts';
import { parseRecipients } from '../services/mail/parse-recipients.ts';
import { presentMail } from '../services/mail/present-mail.ts';
import {
  previewCampaignMail,
  quotaUsed,
  sendCampaignMail,
} from '../services/mail/send-campaign-mail.ts';

export const email: Handlers<typeof contract.email> = {
  send: ({ actor, tx, config, body, now }) => sendCampaignMail(config, tx, actor, body, now),

  recipients: async ({ body }) => parseRecipients(body.text),

  preview: ({ actor, tx, body, ...services }) => previewCampaignMail(services, tx, actor, body),

  settings: async ({ actor, tx, config, now }) => ({
    configured: config.smtpUrl !== undefined,
    sender: config.mailFrom,
    quota: { perDay: config.mailQuota, used: await quotaUsed(tx, actor.organizationId, now) },
  }),

  list: async ({ tx, query }) => {
    const { items, total } = await listMails(tx, query);
    return { items: items.map(presentMail), total };
  },

  read: async ({ tx, config, secrets, params }) => {
    const row = await findMail(tx, params.id);
    const composed = await composeMail({ config, secrets }, tx, row);
    if (!composed) throw new AppError('not_found');
    return { ...presentMail(row), ...seenBy(composed, row.replyTo) };
  },

  retry: async ({ actor, tx, params, now }) => {
    const row = await findMail(tx, params.id);
    if (!presentMail(row).can.retry) throw new AppError('conflict');
    const expiresAt = new Date(now.getTime() + WORTH_SENDING[row.kind]);
    // Somebody else may have been quicker.
    if (!(await requeueMail(tx, row, now, expiresAt))) throw new AppError('conflict');
    await audit(
      tx,
      actor,
      {
        organizationId: row.organizationId,
        action: 'resend_mail',
        target: { type: 'mail', id: row.id, name: row.kind },
      },
      now,
    );
    return presentMail(await findMail(tx, params.id));
  },
};
