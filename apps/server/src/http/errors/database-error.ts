import pg from 'pg';
import { AppError } from '../app-error.ts';
import { rootCause } from '../redact-error.ts';

const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/**
 * SQLSTATEs of a temporarily unavailable database: full disk, shutdown, start, a primary that has become a standby
 * (25006), and timeouts of statements (57014), locks (55P03) and idle transactions (25P03).
 */
const UNAVAILABLE_STATES = /^(08|53|57P|57014|55P03|25006|25P03|58)/;
/** Serialization failure, deadlock, foreign key violation: a concurrent request came first. */
const CONFLICT_STATES = new Set(['40001', '40P01', '23503']);
/** NUL byte or invalid encoding. */
const INVALID_TEXT_STATES = new Set(['22021', '22P05']);

const CONNECTION_LOST =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/** `undefined` for errors that are not the database's, or that are ours. */
export const toDatabaseAppError = (error: unknown): AppError | undefined => {
  const root = rootCause(error);
  if (!(root instanceof Error)) return undefined;
  const code = 'code' in root && typeof root.code === 'string' ? root.code : '';
  if (root instanceof pg.DatabaseError) {
    if (UNAVAILABLE_STATES.test(code)) return new AppError('unavailable', { retryAfter: 2 });
    if (CONFLICT_STATES.has(code)) return new AppError('conflict');
    if (INVALID_TEXT_STATES.has(code)) return new AppError('invalid_input');
    return undefined;
  }
  if (UNREACHABLE.has(code) || CONNECTION_LOST.test(root.message))
    return new AppError('unavailable', { retryAfter: 2 });
  return undefined;
};
