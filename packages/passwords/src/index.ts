export { isCommonPassword } from './common-passwords.ts';
export { generatePassword } from './generate-password.ts';
export {
  HASHES_AT_ONCE,
  hashPassword,
  needsRehash,
  DUMMY_HASH,
  refuseWhenBusy,
  takeTurnsHashing,
  verifyPassword,
} from './hash-password.ts';
/** Also used for other processor-bound work. */
export { limitConcurrency, TooBusyError } from './limit-concurrency.ts';
