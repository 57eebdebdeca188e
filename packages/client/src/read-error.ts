import { ERRORS, type ErrorCode } from '@cadran/contract/errors';
import { ApiError } from './api-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);

/** A proxy may respond without our error body: the code is then derived from the status. */
const codeOfStatus = (status: number): ErrorCode => {
  const codes = Object.keys(ERRORS).filter(isCode);
  return (
    codes.find((code) => ERRORS[code] === status) ?? (status >= 502 ? 'unavailable' : 'internal')
  );
};

const fieldsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    : {};

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number.parseInt(header ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

export const readError = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  return new ApiError({
    status: response.status,
    code: isCode(error['code']) ? error['code'] : codeOfStatus(response.status),
    fields: fieldsOf(error['fields']),
    requestId: typeof error['requestId'] === 'string' ? error['requestId'] : undefined,
    retryAfter: secondsOf(response.headers.get('retry-after')),
    body,
    response,
  });
};
