import type { SeenMail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { mail as words } from '@cadran/i18n/mail';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Services } from '../../context.ts';
import { completedCampaigns } from '../../queries/digests.ts';
import type { MailRow } from '../../queries/mails.ts';
import { findOrganization, logoOf } from '../../queries/organizations.ts';
import { findUser } from '../../queries/users.ts';
import { type Branding, htmlOf, LOGO_CID, textOf } from './layout.ts';
import { mailBody, type WrittenMail } from './mail-body.ts';

type Parts = Pick<Services, 'config' | 'secrets'>;

export interface ComposedMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly logo: Buffer | null;
}

const SECRET = 'mail-secret';
export const sealLink = ({ secrets }: Pick<Parts, 'secrets'>, link: string): Buffer =>
  secrets.encrypt(SECRET, Buffer.from(link));

/** A text that people chose, inside a header: on one line. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const linkOf = ({ config, secrets }: Parts, mail: WrittenMail, spent: string): string => {
  if (mail.kind === 'digest') return new URL('/screening', config.baseUrl).href;
  if (mail.kind !== 'credentials' && mail.kind !== 'password_reset') return mail.data.link ?? '';
  return mail.secret === null ? spent : secrets.decrypt(SECRET, mail.secret).toString();
};

/** Loads the branding of today and writes the mail; `null` where it is no longer wanted. */
export const composeMail = async (
  parts: Parts,
  tx: Tx,
  mail: WrittenMail,
): Promise<ComposedMail | null> => {
  const organization = await findOrganization(tx, mail.organizationId);
  if (organization.status !== 'active') return null;
  if (mail.kind === 'digest' && mail.userId !== null) {
    const owner = await findUser(tx, mail.userId);
    if (owner.status !== 'active' || !owner.notifications) return null;
  }
  const completed = await completedCampaigns(tx, mail);
  if (mail.kind === 'digest' && completed.length === 0) return null;
  const logo = await logoOf(tx, organization);
  const t = await words.load(mail.language);
  const body = mailBody(t, mail, {
    organizationName: organization.name,
    link: linkOf(parts, mail, t.spent),
    completed,
  });
  const branding: Branding = {
    name: organization.name,
    theme: organization.theme,
    hasLogo: logo !== null,
  };
  return {
    from: { name: onOneLine(organization.name), address: parts.config.mailFrom },
    subject: onOneLine(body.subject),
    html: htmlOf(body, branding),
    text: textOf(body, branding),
    logo,
  };
};

/** As its recipient sees it. */
export const seenBy = (
  { from, subject, html, text }: ComposedMail,
  replyTo: string | null,
): SeenMail => ({
  from: `${from.name} <${from.address}>`,
  replyTo,
  subject,
  html,
  text,
});

/** The bytes for the mail server. The same mail always has the same Message-ID. */
export const mimeOf = (
  { config }: Pick<Parts, 'config'>,
  mail: MailRow,
  composed: ComposedMail,
  now: Date,
): Promise<Buffer> =>
  new MailComposer({
    from: composed.from,
    to: { name: onOneLine(mail.recipientName), address: mail.recipient },
    ...(mail.replyTo === null ? {} : { replyTo: mail.replyTo }),
    subject: composed.subject,
    text: composed.text,
    html: composed.html,
    date: now,
    messageId: `<${mail.id}@${config.mailFrom.split('@')[1] ?? config.baseUrl.hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    attachments:
      composed.logo === null
        ? []
        : [
            {
              cid: LOGO_CID,
              filename: 'logo.png',
              content: composed.logo,
              contentType: 'image/png',
            },
          ],
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
