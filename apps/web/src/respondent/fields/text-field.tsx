import { Optional, useField } from './field-context.tsx';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

interface Props {
  readonly item: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'date';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly max?: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

export const TextField = ({ item, label, value, onChange, hint, optional, ...rest }: Props) => {
  const field = useField(item, label, 'text');
  const hintId = hint ? `${field.id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        {label} {optional && <Optional />}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <input
        id={field.id}
        className={styles.input}
        value={value}
        aria-invalid={field.invalid}
        aria-required={!optional}
        aria-describedby={[field.errorId, hintId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...rest}
      />
    </div>
  );
};
