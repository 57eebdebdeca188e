import { createHmac } from 'node:crypto';
import { accessCodeOf } from '@cadran/contract';

export interface CodeAddress {
  readonly email: string;
  /** Counts up where another address of the campaign has the same code. */
  readonly round: number;
}

/** The code of an address: the beginning of its keyed hash, so that a reminder repeats what is stored nowhere. */
export const deriveMailedCode = (secret: Buffer, { email, round }: CodeAddress): string => {
  const address = email.trim().toLowerCase();
  const hash = createHmac('sha256', secret).update(round === 0 ? address : `${address}\n${round}`);
  return accessCodeOf(hash.digest());
};
