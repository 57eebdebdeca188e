import { useId } from 'react';
import fieldStyles from '../field.module.css';
import styles from './select-field.module.css';

interface Props<T extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A small choice beside another field; it always has a value. */
export const SelectField = <T extends string>({ label, choices, value, onChange }: Props<T>) => {
  const id = useId();
  return (
    <span className={styles.selectField}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldStyles.input}
        value={value}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
};
