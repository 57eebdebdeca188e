import { type FieldErrors, passwordChange, type Route } from '@cadran/contract';
import { validateWith } from '../form/validate-with.ts';

interface Confirmed {
  readonly newPassword: string;
  readonly confirmation: string;
  readonly [other: string]: string | undefined;
}

/**
 * Rules of the specification's section 5; a different confirmation is reported at its own field.
 */
export const validateNewPassword = (schema: NonNullable<Route['body']>) => {
  const check = validateWith(schema);
  return ({ confirmation, ...body }: Confirmed): FieldErrors => {
    const broken = check(body);
    if (confirmation !== body.newPassword) broken['confirmation'] = 'one_of';
    return broken;
  };
};

export const validateFirstPassword = validateNewPassword(passwordChange);

export const validatePasswords = validateNewPassword(passwordChange.required());
