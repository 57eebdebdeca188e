import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, type RefObject, useId, useState } from 'react';
import styles from './controls.module.css';

interface Props extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'name'
> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null | undefined;
  /** Marked as wrong by a message elsewhere. */
  readonly invalid?: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
}

export const TextField = ({ label, hint, error, invalid = false, input, ...rest }: Props) => {
  const id = useId();
  const hintId = hint === undefined ? null : `${id}-hint`;
  const errorId = error ? `${id}-error` : null;
  const described = [hintId, errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hintId !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        {...rest}
        id={id}
        ref={input}
        className={styles.input}
        aria-invalid={error || invalid ? true : undefined}
        aria-describedby={described || undefined}
      />
      {errorId !== null && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};

interface PasswordProps extends Omit<Props, 'type' | 'hint'> {
  /** What the button does that shows the password. */
  readonly showLabel: string;
}

export const PasswordField = ({ showLabel, ...field }: PasswordProps) => {
  const [shown, setShown] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <div className={styles.password}>
      <TextField {...field} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.reveal}
        aria-label={showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} stroke={1.5} aria-hidden />
      </button>
    </div>
  );
};
