export { isCommonPassword } from './common-passwords.ts';
export { generatePassword } from './generate-password.ts';
export {
  HASHES_AT_ONCE,
  hashPassword,
  needsRehash,
  NO_PASSWORD,
  refuseWhenBusy,
  takeTurnsHashing,
  verifyPassword,
} from './hash-password.ts';
