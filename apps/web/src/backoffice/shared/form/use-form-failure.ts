import type { FieldErrors } from '@cadran/contract';
import type { UseFormReturnType } from '@mantine/form';
import { useNotify } from '../notify/use-notify.ts';
import { isApiError } from '@cadran/client';

interface FormFailure {
  /** Second argument of `form.onSubmit`: focuses the first field with an error. */
  readonly refused: (errors: object) => void;
  /** For `onError`: shows refused fields in the form and notifies of other errors. */
  readonly failed: (error: unknown) => void;
}

/** `place` maps a path of the body to a form field where they differ. */
export const useFormFailure = <T extends Record<string, unknown>>(
  form: UseFormReturnType<T>,
  place: (errors: FieldErrors) => FieldErrors = (errors) => errors,
): FormFailure => {
  const notify = useNotify();
  const refused = (errors: object): void => {
    const fields = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    const [first] = fields.toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    first?.focus();
  };
  const failed = (error: unknown): void => {
    const fields = place(formErrors(error) ?? {});
    const here = Object.keys(fields).filter((path) => path in form.getValues());
    if (here.length === 0) return notify.failure(error);
    form.setErrors(fields);
    refused(Object.fromEntries(here.map((path) => [path, true])));
  };
  return { refused, failed };
};

/** Refused fields for `form.setErrors`; null for other errors. */
export const formErrors = (error: unknown): FieldErrors | null =>
  isApiError(error, 'invalid_input') && Object.keys(error.fields).length > 0 ? error.fields : null;
