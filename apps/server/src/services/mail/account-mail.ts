import type { Tx } from '@cadran/db';
import type { Services } from '../../context.ts';
import { insertMails } from '../../queries/mails.ts';
import { insertReset } from '../../queries/password-resets.ts';
import type { UserRow } from '../../queries/users.ts';
import { hashToken, newToken } from '../secrets.ts';
import { sealLink } from './compose-mail.ts';
import { WORTH_SENDING } from './mail-times.ts';

/** A mail with a link, good once, by which this user chooses a password. */
export const mailPasswordLink = async (
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  kind: 'credentials' | 'password_reset',
  user: Pick<UserRow, 'organizationId' | 'id' | 'username' | 'email' | 'language'>,
  now: Date,
): Promise<void> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + WORTH_SENDING[kind]);
  const owner = { organizationId: user.organizationId, userId: user.id };
  await insertReset(tx, { ...owner, tokenHash: hashToken(token), expiresAt });
  // Behind the `#`: no server's log ever holds it.
  const link = new URL(`/reset-password#${token}`, config.baseUrl).href;
  await insertMails(tx, [
    {
      ...owner,
      kind,
      recipient: user.email,
      language: user.language,
      data: { username: user.username },
      secret: sealLink({ secrets }, link),
      createdAt: now,
      dueAt: now,
      expiresAt,
    },
  ]);
};
