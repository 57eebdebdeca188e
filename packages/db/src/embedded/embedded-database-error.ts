/** Why the embedded database could not start; the message contains instructions. */
export type EmbeddedErrorCode =
  | 'in_use'
  | 'not_writable'
  | 'not_reachable'
  | 'wrong_owner'
  | 'disk_full'
  | 'no_binaries'
  | 'unknown_user'
  | 'other_major'
  | 'not_a_database'
  | 'system_limits'
  | 'not_ready';

export class EmbeddedDatabaseError extends Error {
  readonly code: EmbeddedErrorCode;

  constructor(code: EmbeddedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbeddedDatabaseError';
    this.code = code;
  }
}
