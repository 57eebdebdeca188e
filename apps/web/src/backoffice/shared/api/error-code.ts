import { ApiError } from '@cadran/client';

/** The code to find words for; whatever is not ours is an internal error. */
export const errorCode = (error: unknown): ApiError['code'] =>
  error instanceof ApiError ? error.code : 'internal';
