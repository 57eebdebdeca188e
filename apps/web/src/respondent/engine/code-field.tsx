import { useEffect, useRef } from 'react';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** Where somebody types a resume code. A code that is refused brings the focus back to it. */
export const CodeField = ({ id, label, hint, error, value, onChange }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== '') input.current?.focus();
  }, [error]);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} role="alert">
        {error}
      </p>
      <input
        ref={input}
        id={id}
        className="input code-input"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error ${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
};
