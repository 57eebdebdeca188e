import type { contract } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/context.ts';
import { parseRecipients } from './recipients/parse-recipients.ts';
import { previewCampaignMail, countQuotaUsed, sendCampaignMail } from './send-campaign-mail.ts';
import { createActivityLogger } from '../activity-log/index.ts';
import {
  composeMail,
  findMail,
  listMails,
  type OutboxRow,
  presentMail,
  requeueMail,
  presentComposedMail,
  WORTH_SENDING,
} from '../mail/index.ts';

const logMailActivity = createActivityLogger(({ organizationId, id, kind }: OutboxRow) => ({
  organizationId,
  target: { type: 'mail', id, name: kind },
}));

export const email: Handlers<typeof contract.email> = {
  send: ({ actor, tx, body, now, ...services }) => sendCampaignMail(services, tx, actor, body, now),

  recipients: async ({ body }) => parseRecipients(body.text),

  preview: ({ actor, tx, body, ...services }) => previewCampaignMail(services, tx, actor, body),

  settings: async ({ actor, tx, config, now }) => ({
    configured: config.smtpUrl !== undefined,
    sender: config.mailFrom,
    quota: { perDay: config.mailQuota, used: await countQuotaUsed(tx, actor.organizationId, now) },
  }),

  list: async ({ tx, query }) => {
    const { items, total } = await listMails(tx, query);
    return { items: items.map(presentMail), total };
  },

  read: async ({ actor, tx, config, secrets, params, now }) => {
    const row = await findMail(tx, params.id);
    const composed = await composeMail({ config, secrets }, tx, row);
    if (!composed) throw new AppError('not_found');
    await logMailActivity(tx, actor, 'read_mail', row, now);
    return { ...presentMail(row), ...presentComposedMail(composed, row.replyTo) };
  },

  retry: async ({ actor, tx, params, now }) => {
    const row = await findMail(tx, params.id);
    if (!presentMail(row).can.retry) throw new AppError('conflict');
    const expiresAt = new Date(now.getTime() + WORTH_SENDING[row.kind]);
    // A concurrent request may have requeued it first.
    if (!(await requeueMail(tx, row, now, expiresAt))) throw new AppError('conflict');
    await logMailActivity(tx, actor, 'resend_mail', row, now);
    return presentMail(await findMail(tx, params.id));
  },
};
