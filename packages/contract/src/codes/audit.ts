import { ROLES } from './platform.ts';

/**
 * What is worth a line in the audit log: changes of users, organisations, campaigns, decisions, deletions,
 * exports and log-ins. The log is append-only, so a code once used is never renamed nor removed.
 */
export const AUDIT_ACTIONS = [
  'login',
  'logout',
  'create',
  'update',
  'delete',
  'import',
  'change_password',
  'reset_password',
  'set_up_second_factor',
  'remove_second_factor',
  'renew_recovery_codes',
  'upload_logo',
  'remove_logo',
  'open',
  'close',
  'duplicate',
  'decide',
  'recompute',
  'read_report',
  'export',
  'take_snapshot',
  'invite',
  'remind',
  'send_result',
  'remove_invitation',
  'resend_mail',
  'erase',
  'retention',
  'create_key',
  'revoke_key',
  'create_webhook',
  'change_webhook',
  'remove_webhook',
  'change_sign_in',
  'remove_sign_in',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_TARGETS = [
  'user',
  'organization',
  'session',
  'screening_campaign',
  'profiling_campaign',
  'candidate',
  'mail',
] as const;
export type AuditTarget = (typeof AUDIT_TARGETS)[number];

/** `system`: a background job, such as retention. */
export const AUDIT_ROLES = [...ROLES, 'system'] as const;
export type AuditRole = (typeof AUDIT_ROLES)[number];
