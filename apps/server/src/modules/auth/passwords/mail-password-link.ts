import type { Tx } from '@cadran/db';
import type { Services } from '../../../http/context.ts';
import { insertReset } from '../queries/password-resets.ts';
import { hashToken, generateToken } from '../../../secrets.ts';
import { insertMails, encryptLink, WORTH_SENDING } from '../../mail/index.ts';
import type { UserRow } from '../../users/index.ts';

/** Enqueues a mail with a one-time link to choose a password. */
export const enqueuePasswordLinkMail = async (
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  kind: 'credentials' | 'password_reset',
  user: Pick<UserRow, 'organizationId' | 'id' | 'username' | 'email' | 'language'>,
  now: Date,
): Promise<void> => {
  const token = generateToken();
  const expiresAt = new Date(now.getTime() + WORTH_SENDING[kind]);
  const owner = { organizationId: user.organizationId, userId: user.id };
  await insertReset(tx, { ...owner, tokenHash: hashToken(token), expiresAt });
  // In the fragment, which browsers do not send to servers or their logs.
  const link = new URL(`/reset-password#${token}`, config.baseUrl).href;
  await insertMails(tx, [
    {
      ...owner,
      kind,
      recipient: user.email,
      language: user.language,
      data: { username: user.username },
      secret: encryptLink({ secrets }, link),
      createdAt: now,
      dueAt: now,
      expiresAt,
    },
  ]);
};
