import { type FieldErrors, fieldErrors, type Route } from '@cadran/contract';

/** The server's own schema checks the form first: the same rules, without the journey. */
export const validateWith =
  (schema: NonNullable<Route['body']>) =>
  (values: unknown): FieldErrors => {
    const result = schema.safeParse(values, { reportInput: true });
    return result.success ? {} : fieldErrors(result.error.issues);
  };
