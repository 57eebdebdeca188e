/** Capitals without the ambiguous I, L and O. */
export const RESUME_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
export const RESUME_GROUPS = 4;
export const RESUME_GROUP_LENGTH = 4;
const LENGTH = RESUME_GROUPS * RESUME_GROUP_LENGTH;

const CODE = new RegExp(`^[${RESUME_LETTERS}]{${LENGTH}}$`);

/** Capitals without spaces and hyphens, or null for an invalid code. */
export const normalizeResumeCode = (typed: string): string | null => {
  const letters = typed.toUpperCase().replaceAll(/[\s\p{Pd}.]/gu, '');
  return CODE.test(letters) ? letters : null;
};

/** Four groups of four letters. */
export const formatResumeCode = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${RESUME_GROUP_LENGTH}}`, 'g')) ?? []).join('-');

/** A code from random bytes; bytes that would bias the letters are skipped. */
export const resumeCodeOf = (bytes: Iterable<number>): string => {
  const fair = 256 - (256 % RESUME_LETTERS.length);
  let code = '';
  for (const byte of bytes) {
    if (byte < fair) code += RESUME_LETTERS.charAt(byte % RESUME_LETTERS.length);
    if (code.length === LENGTH) return code;
  }
  throw new Error('Too few bytes for a return code.');
};
