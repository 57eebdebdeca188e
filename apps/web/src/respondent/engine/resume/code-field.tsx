import type { RefObject } from 'react';
import { FieldError } from '../../fields/field-error.tsx';
import fieldStyles from '../../fields/field.module.css';
import styles from './code-field.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly error: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where somebody types a return code. */
export const CodeField = ({ id, label, hint, input, error, value, onChange }: Props) => (
  <div className={fieldStyles.field}>
    <label className={fieldStyles.label} htmlFor={id}>
      {label}
    </label>
    {hint && (
      <p className={fieldStyles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <div role="alert">
      <FieldError id={`${id}-error`}>{error || undefined}</FieldError>
    </div>
    <input
      ref={input}
      id={id}
      className={`${fieldStyles.input} ${styles.codeInput}`}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      aria-invalid={error !== ''}
      aria-describedby={
        [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
      }
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </div>
);
