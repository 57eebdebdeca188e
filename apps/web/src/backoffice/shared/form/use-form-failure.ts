import type { FieldErrors } from '@cadran/contract';
import type { UseFormReturnType } from '@mantine/form';
import { useNotify } from '../notify/use-notify.ts';
import { formErrors } from './form-errors.ts';

interface FormFailure {
  /** Beside the submit handler of `form.onSubmit`: the first field in error gets the focus. */
  readonly refused: (errors: object) => void;
  /** For `onError`: the fields the server refused go to their places, anything else is told. */
  readonly failed: (error: unknown) => void;
}

/** `place` says which field of the form a path of the body is, where they differ. */
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
