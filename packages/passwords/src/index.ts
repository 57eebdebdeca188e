export { isCommonPassword } from './common-passwords.ts';
export { generatePassword } from './generate-password.ts';
export {
  hashPassword,
  needsRehash,
  DUMMY_HASH,
  refuseWhenBusy,
  verifyPassword,
} from './hash-password.ts';
/** Also used for other processor-bound work. */
export { limitConcurrency, TooBusyError } from './limit-concurrency.ts';
