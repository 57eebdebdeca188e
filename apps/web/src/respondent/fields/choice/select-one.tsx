import { Optional, useField } from '../field-context.tsx';
import { FieldError } from '../field-error.tsx';
import styles from '../field.module.css';

interface Props {
  readonly item: string;
  readonly label: string;
  readonly optional: boolean;
  /** What stands there before anything is chosen. */
  readonly none: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** One of many, where rows of radio buttons would fill several screens. */
export const SelectOne = ({ item, label, optional, none, choices, value, onChange }: Props) => {
  const field = useField(item, label, 'choice');
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label} {optional && <Optional />}
      </label>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <select
        id={field.id}
        className={styles.input}
        value={value ?? ''}
        aria-invalid={field.invalid}
        aria-required={!optional}
        aria-describedby={field.errorId}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
};
