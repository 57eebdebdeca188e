import { type FieldErrors, passwordChange, type Route } from '@cadran/contract';
import { validateWith } from '../form/validate-with.ts';

/** Beside whatever else the call takes. */
interface Confirmed {
  readonly newPassword: string;
  readonly confirmation: string;
  readonly [other: string]: string;
}

/**
 * The rules of the specification's section 5 for a call that brings a new password; a confirmation that differs is
 * told at its own field.
 */
export const checkNewPassword = (schema: NonNullable<Route['body']>) => {
  const check = validateWith(schema);
  return ({ confirmation, ...body }: Confirmed): FieldErrors => {
    const broken = check(body);
    if (confirmation !== body.newPassword) broken['confirmation'] = 'one_of';
    return broken;
  };
};

export const checkPasswords = checkNewPassword(passwordChange);
