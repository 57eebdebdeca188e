import type { ErrorCode, FieldErrors } from '@cadran/contract';

/** The one way to refuse a request; errors/error-handler.ts turns it into a response. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, more: { fields?: FieldErrors; retryAfter?: number } = {}) {
    super(code);
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
  }
}

export const invalid = (fields: FieldErrors): AppError => new AppError('invalid_input', { fields });

export const throwIfInvalid = (fields: FieldErrors): void => {
  if (Object.keys(fields).length > 0) throw invalid(fields);
};
