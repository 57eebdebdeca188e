import { useState } from 'react';
import { FieldError, useField } from './field-context.tsx';
import { parseNumber } from './parse-number.ts';

interface Props {
  readonly item: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit?: string;
  /** Whole numbers only. */
  readonly whole?: boolean;
}

/** A text field that understands numbers: no browser's own arrows, which a scroll can turn by accident. */
export const NumberField = ({ item, label, value, onChange, unit, whole }: Props) => {
  const field = useField(item, label, 'text');
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  // What was typed, unless the value was changed elsewhere.
  const shown = parseNumber(typed) === value ? typed : String(value ?? '');
  const change = (text: string): void => {
    setTyped(text);
    const number = parseNumber(text);
    onChange(number !== null && whole ? Math.round(number) : number);
  };
  const unitId = unit ? `${field.id}-unit` : undefined;
  return (
    <div className="field">
      <label htmlFor={field.id} className="field-label">
        {label}
      </label>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <span className="with-unit">
        <input
          id={field.id}
          className="input narrow"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          value={shown}
          aria-invalid={field.invalid}
          aria-required
          aria-describedby={[field.errorId, unitId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </span>
    </div>
  );
};
