import type { ErrorCode, FieldErrors } from '@cadran/contract';

interface Details {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields?: FieldErrors | undefined;
  readonly requestId?: string | undefined;
  /** Seconds, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The body as it came and the raw response (spec, section 8). */
  readonly body?: unknown;
  readonly response?: Response | undefined;
}

/** Why a call failed. Programs branch on the code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly body: unknown;
  readonly response: Response | undefined;

  constructor(details: Details) {
    super(details.code);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.body = details.body;
    this.response = details.response;
  }
}

export const isApiError = (error: unknown, code?: ApiError['code']): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
