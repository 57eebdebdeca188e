import { ERRORS, type ErrorResponse, type ErrorCode, type Route } from '@cadran/contract';
import { ERROR_MESSAGES } from '../errors/error-messages.ts';

const REQUEST_ID = '0d6f2c1e-8f1b-4c55-9a54-3c9a1f0b7e21';
export const ERROR_SCHEMA = 'Error';

/** The route's own errors, and those that every route of its kind can return. */
export const listErrors = (route: Route): readonly ErrorCode[] => {
  const codes = new Set<ErrorCode>(route.errors);
  const hasBody = route.body !== undefined || route.upload === true;
  const hasInput = hasBody || route.params !== undefined || route.query !== undefined;
  if (route.access !== 'public') codes.add('unauthenticated').add('forbidden');
  if (route.params !== undefined) codes.add('not_found');
  if (route.method === 'PUT' && route.params !== undefined) codes.add('conflict');
  if (hasBody) codes.add('too_large').add('unsupported_media_type');
  if (hasInput) codes.add('invalid_input');
  if (route.limit || route.share) codes.add('too_many_requests');
  return [...codes.add('internal').add('unavailable')];
};

export const errorExample = (code: ErrorCode): ErrorResponse => ({
  error: {
    code,
    message: ERROR_MESSAGES[code],
    ...(code === 'invalid_input' && { fields: { name: 'max_length:120' } }),
    requestId: REQUEST_ID,
  },
});

const retryHeaders = (status: number): object =>
  status === 429 || status === 503
    ? {
        headers: {
          'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
        },
      }
    : {};

/** One response per status, with an example of each code. */
export const errorResponses = (route: Route): Readonly<Record<string, object>> =>
  Object.fromEntries(
    [...Map.groupBy(listErrors(route), (code) => ERRORS[code])].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => ERROR_MESSAGES[code]).join(' '),
        ...retryHeaders(status),
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
