import type { Mail } from '@cadran/contract';
import type { OutboxRow } from '../queries/mails.ts';

/** A mail whose one-time link was deleted cannot be sent again; the user requests a new one. */
const canRetry = ({ status, kind, secret }: OutboxRow): boolean =>
  (status === 'failed' || status === 'unknown') &&
  (secret !== null || (kind !== 'credentials' && kind !== 'password_reset'));

export const presentMail = (row: OutboxRow): Mail => ({
  id: row.id,
  organizationId: row.organizationId,
  organizationName: row.organizationName,
  kind: row.kind,
  status: row.status,
  recipient: row.recipient,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  attempts: row.attempts,
  error: row.error,
  can: { retry: canRetry(row) },
});
