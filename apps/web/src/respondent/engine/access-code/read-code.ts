import { parseAccessCode } from '@cadran/contract/codes';

/** The twelve symbols of a code that was typed well; undefined for anything else. */
export const readCode = (typed: string): string | undefined => {
  const parsed = parseAccessCode(typed);
  return parsed.problem === undefined ? parsed.code : undefined;
};
