export { isCommonPassword } from './common-passwords.ts';
export { generatePassword } from './generate-password.ts';
export {
  hashPassword,
  needsRehash,
  NOBODYS_HASH,
  refuseWhenBusy,
  verifyPassword,
} from './hash-password.ts';
export { TooBusyError } from './limit-concurrency.ts';
