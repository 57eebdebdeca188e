import { ApiError } from '@cadran/client';

/** Any other error counts as internal. */
export const errorCode = (error: unknown): ApiError['code'] =>
  error instanceof ApiError ? error.code : 'internal';
