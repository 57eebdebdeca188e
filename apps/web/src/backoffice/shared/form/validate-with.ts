import { type FieldErrors, fieldErrors, type Route } from '@cadran/contract';
import { valueAt } from './value-at.ts';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * The server's own schema checks the form first: the same rules, without the journey. A field left
 * empty is missing, whatever else would be wrong with it.
 */
export const validateWith =
  (schema: NonNullable<Route['body']>) =>
  (values: unknown): FieldErrors => {
    const result = schema.safeParse(values, { reportInput: true });
    if (result.success) return {};
    return Object.fromEntries(
      Object.entries(fieldErrors(result.error.issues)).map(([path, rule]) => [
        path,
        isBlank(valueAt(values, path)) ? 'required' : rule,
      ]),
    );
  };
