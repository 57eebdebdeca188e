import type { OrganizationalUnit } from '@cadran/contract';
import { AppError } from '../../http/app-error.ts';
import { declaredHeadcount } from './present-codes.ts';

interface Given {
  readonly units: readonly OrganizationalUnit[];
  readonly codesMailed: number;
  readonly codesPrinted: number;
}

/** More codes than people would let somebody answer twice: refused with the two numbers. */
export const requireCodesLeft = (
  { units, codesMailed, codesPrinted }: Given,
  more: number,
): void => {
  const headcount = declaredHeadcount(units);
  const codes = codesMailed + codesPrinted + more;
  if (more > 0 && headcount !== null && codes > headcount)
    throw new AppError('too_many_codes', {
      fields: { codes: String(codes), headcount: String(headcount) },
    });
};
