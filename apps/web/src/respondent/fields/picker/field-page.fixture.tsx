import type { FieldErrors } from '@cadran/contract';
import { screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { ErrorSummary } from '../../engine/steps/errors/error-summary.tsx';
import { FieldContext, type Settle } from '../field-context.tsx';
import { createFieldNames } from '../field-names.ts';

const NO_ERRORS: FieldErrors = {};

/** A page with Next: asks the fields to settle, and shows the summary of what they or `wrong` refuse. */
export const FieldPage = ({
  wrong = NO_ERRORS,
  children,
}: {
  readonly wrong?: FieldErrors;
  readonly children: ReactNode;
}) => {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [{ names, settles }] = useState(() => ({
    names: createFieldNames(),
    settles: new Map<string, Settle>(),
  }));
  const summary = useRef<HTMLDivElement>(null);
  const fields = useMemo(
    () => ({ errors, names, settles, typedIn: () => undefined }),
    [errors, names, settles],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const unsettled = [...settles].flatMap(([item, settle]) => {
      const rule = settle();
      return rule === null ? [] : [[item, rule]];
    });
    setErrors({ ...wrong, ...Object.fromEntries(unsettled) });
  };
  return (
    <form onSubmit={submit}>
      <ErrorSummary errors={errors} names={names} focus={summary} />
      <FieldContext value={fields}>{children}</FieldContext>
      <button type="submit">Next</button>
    </form>
  );
};

/** What a field says beside its label: hint and error. */
export const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
export const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
