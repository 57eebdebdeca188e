import { ERRORS, type ErrorResponse, type ErrorCode } from '@cadran/contract';
import { TooBusyError } from '@cadran/passwords';
import { PrinterBusyError } from '@cadran/pdf';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { redactError } from '../redact-error.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { toDatabaseAppError } from './database-error.ts';

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
};

const toAppError = (error: FastifyError): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof TooBusyError) return new AppError('unavailable', { retryAfter: 2 });
  if (error instanceof PrinterBusyError) return new AppError('unavailable', { retryAfter: 10 });
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return new AppError(known);
  return toDatabaseAppError(error) ?? new AppError('internal');
};

export const sendError = (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
  if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
  return reply
    .code(ERRORS[error.code])
    .type('application/json; charset=utf-8')
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send({
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
