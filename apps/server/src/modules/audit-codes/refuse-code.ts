import type { ErrorCode } from '@cadran/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/app-error.ts';
import type { Services } from '../../http/context.ts';
import { clientAddress } from '../../http/limits/client-address.ts';
import { throttle } from '../../http/limits/throttle.ts';

/**
 * Per hour and address. Only refused codes count and only refused codes are limited, so that a company behind one
 * address is never shut out: what keeps codes from being guessed is their number (docs/decisions/audit-codes.md).
 */
const REFUSALS = { max: 60, seconds: 3600 } as const;

/** Used, unknown and mistyped codes get the same response. */
export const refuseCode = async (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  request: FastifyRequest,
  error: ErrorCode,
  now: Date,
): Promise<never> => {
  const address = secrets.keyedHash('address', clientAddress(request.ip)).toString('base64url');
  await throttle(database.global, `refused-code:${address}`, REFUSALS, now);
  throw new AppError(error);
};
