import { useState } from 'react';
import { Optional, useField, useSettle, useTypedIn } from './field-context.tsx';
import { FieldError } from './field-error.tsx';
import fieldStyles from './field.module.css';
import styles from './band-field.module.css';

interface Props<Band extends string> {
  readonly item: string;
  readonly label: string;
  /** Says that only the band is stored. */
  readonly hint: string;
  readonly type: 'year' | 'date';
  readonly optional: boolean;
  readonly bandOf: (typed: string) => Band | null;
  readonly value: Band | null;
  readonly onChange: (band: Band | null) => void;
  /** What is kept, in words. */
  readonly kept: string | null;
  /** For an impossible year or day. */
  readonly impossible: string;
}

const YEAR_LENGTH = 4;

/**
 * A year or a day of which only the band is kept. What is typed lives in this field and nowhere else: it is gone
 * with the page, and the browser is asked not to remember it either.
 */
export const BandField = <Band extends string>(props: Props<Band>) => {
  const { item, label, hint, type, optional, bandOf, value, onChange, kept, impossible } = props;
  const field = useField(item, label, 'text');
  const [typed, setTyped] = useState('');
  const isUnknown = (text: string, band: Band | null): boolean => text !== '' && band === null;
  const wrong = isUnknown(typed, value) && (typed.length >= YEAR_LENGTH || field.invalid);
  const typedIn = useTypedIn(item);
  // Nobody's text is dropped without a word, not even one that could have been left out.
  useSettle(item, () => (isUnknown(typed, value) ? 'format' : null));
  const errorId = wrong ? `${field.id}-impossible` : field.errorId;
  const change = (text: string): void => {
    setTyped(text);
    const band = bandOf(text);
    typedIn(isUnknown(text, band) ? 'format' : null);
    if (band !== value) onChange(band);
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={field.id} className={fieldStyles.label}>
        {label} {optional && <Optional />}
      </label>
      <p className={fieldStyles.hint} id={`${field.id}-hint`}>
        {hint}
      </p>
      <FieldError id={errorId}>{wrong ? impossible : field.message}</FieldError>
      <span className={fieldStyles.withUnit}>
        <input
          id={field.id}
          className={
            type === 'year'
              ? `${fieldStyles.input} ${fieldStyles.narrow}`
              : `${fieldStyles.input} ${styles.bandDate}`
          }
          type={type === 'year' ? 'text' : 'date'}
          {...(type === 'year' && { inputMode: 'numeric', maxLength: YEAR_LENGTH })}
          autoComplete="off"
          value={typed}
          aria-invalid={wrong || field.invalid}
          aria-required={!optional}
          aria-describedby={[errorId, `${field.id}-hint`].filter(Boolean).join(' ')}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <span role="status" className={styles.bandKept}>
          {kept}
        </span>
      </span>
    </div>
  );
};
