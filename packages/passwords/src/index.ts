export { isCommonPassword } from './common-passwords.ts';
export { generatePassword } from './generate-password.ts';
export {
  hashPassword,
  needsRehash,
  NOBODYS_HASH,
  refuseWhenBusy,
  verifyPassword,
} from './hash-password.ts';
/** For whatever else keeps a core busy. */
export { limitConcurrency, TooBusyError } from './limit-concurrency.ts';
