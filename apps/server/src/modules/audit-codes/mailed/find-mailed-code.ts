import type { Tx } from '@cadran/db';
import type { Secrets } from '../../../secrets.ts';
import { openCodeSecret } from './code-secret.ts';
import { deriveMailedCode } from './derive-mailed-code.ts';
import { findCodeSecret } from '../queries.ts';

interface CodeMail {
  readonly organizationId: string;
  readonly recipient: string;
  readonly campaignId: string;
  readonly round: number;
}

/** The code that a mail brings, while it is being sent; null once the campaign is closed. */
export const findMailedCode = async (
  tx: Tx,
  secrets: Secrets,
  { organizationId, recipient, campaignId, round }: CodeMail,
): Promise<string | null> => {
  const sealed = await findCodeSecret(tx, { organizationId, id: campaignId });
  return sealed && deriveMailedCode(openCodeSecret(secrets, sealed), { email: recipient, round });
};
