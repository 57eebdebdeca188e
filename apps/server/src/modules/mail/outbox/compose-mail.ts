import { formatAccessCode, type RenderedMail } from '@cadran/contract';
import type { Tx } from '@cadran/db';
import { mail as words } from '@cadran/i18n/mail';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Services } from '../../../http/context.ts';
import { listDigestCampaigns } from '../queries/digests.ts';
import type { MailRow } from '../queries/mails.ts';
import { isStillOverdue } from '../queries/overdue-actions.ts';
import { type Branding, renderHtml, LOGO_CID, renderText } from './layout.ts';
import { buildMailBody, type MailContent } from './mail-body.ts';
import { findMailedCode } from '../../audit-codes/index.ts';
import { findOrganization, findLogoContent } from '../../organizations/index.ts';
import { findUser } from '../../users/index.ts';

type MailServices = Pick<Services, 'config' | 'secrets'>;

export interface ComposedMail {
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly logo: Buffer | null;
}

const PURPOSE = 'mail-secret';
export const encryptLink = ({ secrets }: Pick<MailServices, 'secrets'>, link: string): Buffer =>
  secrets.encrypt(PURPOSE, Buffer.from(link));

/** Against header injection by user-supplied text. */
const toSingleLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const resolveLink = (
  { config, secrets }: MailServices,
  mail: MailContent,
  secret: SecretDisplay,
  hidden: string,
): string => {
  if (mail.kind === 'digest') return new URL('/screening', config.baseUrl).href;
  if (mail.kind === 'erasure_held') return new URL('/superadmin/erasure', config.baseUrl).href;
  if (mail.kind === 'session_reused') return new URL('/settings', config.baseUrl).href;
  if (mail.kind !== 'credentials' && mail.kind !== 'password_reset') return mail.data.link ?? '';
  if (mail.secret === null || secret === 'masked') return hidden;
  return secrets.decrypt(PURPOSE, mail.secret).toString();
};

/**
 * Masked in the outbox and in previews: who reads a code could answer with it, or tell whose it is, and who reads a
 * link to a new password could take the account.
 */
type SecretDisplay = 'shown' | 'masked';

const MASKED_CODE = '•••-•••-•••-•••';

/** The link brings the code after `#`, which no server and no log sees. */
const resolveCode = async (
  { secrets }: MailServices,
  tx: Tx,
  { organizationId, recipient, data }: MailContent,
  secret: SecretDisplay,
): Promise<{ code: string | null; fragment: string } | null> => {
  if (data.code === undefined) return { code: null, fragment: '' };
  if (secret === 'masked' || recipient === undefined) return { code: MASKED_CODE, fragment: '' };
  const code = await findMailedCode(tx, secrets, { organizationId, recipient, ...data.code });
  return code === null ? null : { code: formatAccessCode(code), fragment: `#${code}` };
};

/**
 * Uses the current branding; `null` if the mail must no longer be sent. Only the mail that is being sent contains its
 * code or one-time link: nothing stored does.
 */
export const composeMail = async (
  parts: MailServices,
  tx: Tx,
  mail: MailContent,
  secret: SecretDisplay = 'masked',
): Promise<ComposedMail | null> => {
  const organization = await findOrganization(tx, mail.organizationId);
  if (organization.status !== 'active') return null;
  if (mail.kind === 'digest' && mail.userId !== null) {
    const owner = await findUser(tx, mail.userId);
    if (owner.status !== 'active' || !owner.notifications) return null;
  }
  if (mail.kind === 'action_overdue' && !(await isStillOverdue(tx, mail))) return null;
  const resolved = await resolveCode(parts, tx, mail, secret);
  if (resolved === null) return null;
  const completed = await listDigestCampaigns(tx, mail);
  if (mail.kind === 'digest' && completed.length === 0) return null;
  const logo = await findLogoContent(tx, organization);
  const t = await words.load(mail.language);
  const body = buildMailBody(t, mail, {
    organizationName: organization.name,
    link: `${resolveLink(parts, mail, secret, t.linkHidden)}${resolved.fragment}`,
    code: resolved.code,
    completed,
  });
  const branding: Branding = {
    name: organization.name,
    theme: organization.theme,
    hasLogo: logo !== null,
  };
  return {
    from: { name: toSingleLine(organization.name), address: parts.config.mailFrom },
    subject: toSingleLine(body.subject),
    html: renderHtml(body, branding),
    text: renderText(body, branding),
    logo,
  };
};

export const presentComposedMail = (
  { from, subject, html, text }: ComposedMail,
  replyTo: string | null,
): RenderedMail => ({
  from: `${from.name} <${from.address}>`,
  replyTo,
  subject,
  html,
  text,
});

/** The same mail always has the same Message-ID. */
export const buildMimeMessage = (
  { config }: Pick<MailServices, 'config'>,
  mail: MailRow,
  composed: ComposedMail,
  now: Date,
): Promise<Buffer> =>
  new MailComposer({
    from: composed.from,
    to: { name: toSingleLine(mail.recipientName), address: mail.recipient },
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
