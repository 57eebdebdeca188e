import { ROLES } from './platform.ts';

/** Actions in the activity log. The log is append-only, so a code is never renamed nor removed. */
export const ACTIVITY_ACTIONS = [
  'login',
  'logout',
  'create',
  'update',
  'delete',
  'import',
  'end_sessions',
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
  'read_mail',
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
  'print_codes',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

export const ACTIVITY_TARGETS = [
  'user',
  'organization',
  'session',
  'screening_campaign',
  'profiling_campaign',
  'candidate',
  'mail',
] as const;
export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];

/** `system`: a background job, such as retention. */
export const ACTIVITY_ROLES = [...ROLES, 'system'] as const;
export type ActivityRole = (typeof ACTIVITY_ROLES)[number];
