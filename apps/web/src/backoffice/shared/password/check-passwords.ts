import { contract, type FieldErrors } from '@cadran/contract';
import { validateWith } from '../form/validate-with.ts';

export interface Passwords {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmation: string;
}

const checkChange = validateWith(contract.users.changePassword.body);

/** The rules of the specification's section 5; `different` is the confirmation's own. */
export const checkPasswords = ({ confirmation, ...change }: Passwords): FieldErrors => {
  const broken = checkChange(change);
  // Nothing typed is a missing password, not a short one.
  if (change.newPassword === '') broken['newPassword'] = 'required';
  if (confirmation !== change.newPassword) broken['confirmation'] = 'one_of';
  return broken;
};
