import { AppError } from '../http/app-error.ts';

/** `not_found` if absent or another tenant's: row-level security never shows it. */
export const foundRow = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw new AppError('not_found');
  return row;
};

export const storedRow = <R>([row]: readonly R[]): R => {
  if (row === undefined) throw new Error('The row was not stored.');
  return row;
};
