import { type FieldErrors, fieldErrors, type Route } from '@cadran/contract';
import { valueAt } from './value-at.ts';

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/**
 * Validates a form with the contract's schema before it is sent. An empty field is reported as required, whatever else
 * would be wrong with it.
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
