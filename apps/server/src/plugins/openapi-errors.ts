import { ERRORS, type ErrorAnswer, type ErrorCode, type Route } from '@cadran/contract';
import { ERROR_MESSAGES } from './error-messages.ts';

const REQUEST_ID = '0d6f2c1e-8f1b-4c55-9a54-3c9a1f0b7e21';
export const ERROR_SCHEMA = 'Error';

/** How a call may be refused: what every call of its kind shares, and what is its own (`errors` of the contract). */
export const errorsOf = (route: Route): readonly ErrorCode[] => {
  const codes = new Set<ErrorCode>(route.errors);
  const sends = route.body !== undefined || route.upload === true;
  const asks = sends || route.params !== undefined || route.query !== undefined;
  if (route.access !== 'public') codes.add('unauthenticated').add('forbidden');
  if (route.params !== undefined) codes.add('not_found');
  if (route.method === 'PUT' && route.params !== undefined) codes.add('conflict');
  if (sends) codes.add('too_large').add('unsupported_media_type');
  if (asks) codes.add('invalid_input');
  if (route.limit) codes.add('too_many_requests');
  return [...codes.add('internal').add('unavailable')];
};

export const errorExample = (code: ErrorCode): ErrorAnswer => ({
  error: {
    code,
    message: ERROR_MESSAGES[code],
    ...(code === 'invalid_input' && { fields: { name: 'max_length:120' } }),
    requestId: REQUEST_ID,
  },
});

const headersOf = (status: number): object =>
  status === 429 || status === 503
    ? {
        headers: {
          'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
        },
      }
    : {};

/** One answer a status; where several codes share it, an example of each. */
export const errorResponses = (route: Route): Readonly<Record<string, object>> =>
  Object.fromEntries(
    [...Map.groupBy(errorsOf(route), (code) => ERRORS[code])].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => ERROR_MESSAGES[code]).join(' '),
        ...headersOf(status),
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${ERROR_SCHEMA}` },
            examples: Object.fromEntries(
              codes.map((code) => [code, { value: errorExample(code) }]),
            ),
          },
        },
      },
    ]),
  );
