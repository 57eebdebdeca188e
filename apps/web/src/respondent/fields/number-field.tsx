import { formatNumber, parseNumber } from '@cadran/i18n';
import { useState } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useField, useSettle, useTypedIn } from './field-context.tsx';
import { FieldError } from './field-error.tsx';
import { VisuallyHidden } from '../../shared/visually-hidden.tsx';
import styles from './field.module.css';

interface Props {
  readonly item: string;
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly unit?: string;
  /** Whole numbers only. */
  readonly whole?: boolean;
  /** Which of several like it; read, and named where errors are told. */
  readonly of?: string;
  /** What else is read with it. */
  readonly describedBy?: string;
}

/** Something is there that is no number. */
const unreadable = (typed: string): string | null =>
  typed.trim() !== '' && parseNumber(typed) === null ? 'number' : null;

/** A text field that understands numbers: no browser's own arrows, which a scroll can turn by accident. */
export const NumberField = (props: Props) => {
  const { item, label, value, onChange, unit, whole, of, describedBy } = props;
  const field = useField(item, of === undefined ? label : `${of} – ${label}`, 'text');
  const { language } = useLanguage();
  const written = value === null ? '' : formatNumber(value, language);
  const [typed, setTyped] = useState(written);
  // What was typed, unless the value was changed elsewhere.
  const shown = parseNumber(typed) === value ? typed : written;
  const typedIn = useTypedIn(item);
  useSettle(item, () => unreadable(shown));
  const change = (text: string): void => {
    setTyped(text);
    typedIn(unreadable(text));
    const number = parseNumber(text);
    onChange(number !== null && whole ? Math.round(number) : number);
  };
  const unitId = unit ? `${field.id}-unit` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label} {of !== undefined && <VisuallyHidden>({of})</VisuallyHidden>}
      </label>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <span className={styles.withUnit}>
        <input
          id={field.id}
          className={`${styles.input} ${styles.narrow}`}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={14}
          value={shown}
          aria-invalid={field.invalid}
          aria-required
          aria-describedby={
            [field.errorId, unitId, describedBy].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => change(event.currentTarget.value)}
        />
        {unit && <span id={unitId}>{unit}</span>}
      </span>
    </div>
  );
};
