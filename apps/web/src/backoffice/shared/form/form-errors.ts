import { isApiError } from '@cadran/client';
import type { FieldErrors } from '@cadran/contract';

/** The fields the server refused, for `form.setErrors`; null when the failure is another. */
export const formErrors = (error: unknown): FieldErrors | null =>
  isApiError(error, 'invalid_input') && Object.keys(error.fields).length > 0 ? error.fields : null;
