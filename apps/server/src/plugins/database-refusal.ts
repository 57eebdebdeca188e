import pg from 'pg';
import { AppError } from '../app-error.ts';
import { rootOf } from '../nameless-error.ts';

/** Network failures on the way to the database. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/**
 * SQLSTATEs in which the database is there but cannot work now: full disk, shutting down, starting; and those of its
 * own limits of time, for a statement (57014), a lock (55P03) and a transaction in which nothing happens (25P03).
 */
const UNABLE = /^(08|53|57P|57014|55P03|25P03|58)/;
/** Serialisation, deadlock, and what was referred to has just gone: somebody else was faster. */
const OVERTAKEN = new Set(['40001', '40P01', '23503']);
/** A text with a NUL byte, or one that is not the encoding's: the caller's fault. */
const BAD_TEXT = new Set(['22021', '22P05']);

const GONE =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/;

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
