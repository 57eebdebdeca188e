import { ERRORS, type ErrorResponse, type ErrorCode, type Route } from '@cadran/contract';
import { ChildProcessError } from '@cadran/processes';
import { CallerGoneError, TooBusyError } from '@cadran/turns';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { redactError } from '../redact-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { asScimReads } from './scim-error.ts';
import { toDatabaseAppError } from './database-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    partner?: Route['partner'];
  }
}

const FRAMEWORK_ERRORS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'too_large',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'invalid_input',
  FST_PROTO_VIOLATION: 'invalid_input',
  FST_MP_PREMATURE_CLOSE: 'invalid_input',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

const toAppError = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  // Nobody reads what is answered to a caller who has gone.
  if (error instanceof TooBusyError || error instanceof CallerGoneError)
    return new AppError('unavailable', { retryAfter: 2 });
  if (error instanceof ChildProcessError) return new AppError('unavailable', { retryAfter: 10 });
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return new AppError(known);
  return toDatabaseAppError(error) ?? new AppError('internal');
};

/** What tracking systems show their users: the rule of each refused field too, since they know no codes. */
const asPartnersRead = ({ code, fields = {} }: AppError) => ({
  status: ERRORS[code],
  message: [
    ERROR_MESSAGES[code],
    ...Object.entries(fields).map(([name, rule]) => `${name}: ${rule}`),
  ].join(' '),
});

/** Errors in the format of whoever calls, with ours beside it. */
const inFormatOf = ({ partner }: { partner?: Route['partner'] }, error: AppError) => {
  if (partner === 'scim') return { type: 'application/scim+json', ...asScimReads(error) };
  return {
    type: 'application/json',
    status: ERRORS[error.code],
    body: partner === true ? asPartnersRead(error) : {},
  };
};

export const sendError = (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  const { type, status, body } = inFormatOf(request.routeOptions.config, error);
  return reply
    .code(status)
    .type(`${type}; charset=utf-8`)
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send({
      ...body,
      error: {
        code: error.code,
        message: ERROR_MESSAGES[error.code],
        ...(error.fields === undefined ? {} : { fields: error.fields }),
        requestId: request.id,
      },
    } satisfies ErrorResponse);
};

export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toAppError(error);
    if (refusal.code === 'internal') request.log.error({ err: redactError(error) }, 'failed');
    return sendError(request, reply, refusal);
  });
};
