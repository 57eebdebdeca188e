import pg from 'pg';
import { AppError } from '../app-error.ts';

/** Network failures on the way to the database. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** Classes of SQLSTATE in which the database is there but cannot work now: full disk, shutting down, starting. */
const UNABLE = /^(08|53|57P|58)/;
/** Serialisation, deadlock, and what was referred to has just gone: somebody else was faster. */
const OVERTAKEN = new Set(['40001', '40P01', '23503']);
/** A text with a NUL byte, or one that is not the encoding's: the caller's fault. */
const BAD_TEXT = new Set(['22021', '22P05']);

const GONE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

/** Drizzle wraps the driver's error; the reason is at the end of the chain. */
const rootOf = (error: unknown): unknown => {
  let current = error;
  while (current instanceof Error && current.cause !== undefined) current = current.cause;
  return current;
};

/** What the database could not do, as an answer with which a client can retry; `undefined`: not the database. */
export const databaseRefusal = (error: unknown): AppError | undefined => {
  const root = rootOf(error);
  if (!(root instanceof Error)) return undefined;
  const code = 'code' in root && typeof root.code === 'string' ? root.code : '';
  if (root instanceof pg.DatabaseError) {
    if (UNABLE.test(code)) return new AppError('unavailable', { retryAfter: 2 });
    if (OVERTAKEN.has(code)) return new AppError('conflict');
    if (BAD_TEXT.has(code)) return new AppError('invalid_input');
    return undefined;
  }
  if (UNREACHABLE.has(code) || GONE.test(root.message))
    return new AppError('unavailable', { retryAfter: 2 });
  return undefined;
};
