/** The outbox and its delivery by SMTP. Tables: schema/mail.ts. Policy: route-policy.ts. */
export { composeMail, encryptLink, presentComposedMail } from './outbox/compose-mail.ts';
export { DIGEST_EVERY, WORTH_SENDING } from './outbox/mail-times.ts';
export { presentMail } from './outbox/present-mail.ts';
export { addToDigest } from './queries/digests.ts';
export {
  countCampaignMails,
  countOldMails,
  findMail,
  insertMails,
  listMails,
  type OutboxRow,
  requeueMail,
} from './queries/mails.ts';
