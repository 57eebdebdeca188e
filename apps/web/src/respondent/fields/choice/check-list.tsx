import { useField } from '../field-context.tsx';
import { FieldError } from '../field-error.tsx';
import fieldStyles from '../field.module.css';
import optionsStyles from './options.module.css';

interface Props<T extends string> {
  readonly item: string;
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly value: readonly T[];
  readonly onChange: (value: T[]) => void;
}

/** Several of several: native check boxes as pills; kept in the order of the list, not of the clicks. */
export const CheckList = <T extends string>({
  item,
  label,
  choices,
  value,
  onChange,
}: Props<T>) => {
  const field = useField(item, label, 'list');
  const toggle = (code: T, on: boolean): void =>
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((other) => (other === code ? on : value.includes(other))),
    );
  return (
    <fieldset className={fieldStyles.field} aria-describedby={field.errorId}>
      <legend className={fieldStyles.label}>{label}</legend>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <div className={`${optionsStyles.options} ${optionsStyles.inline}`}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={optionsStyles.option}>
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              checked={value.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            <span className={optionsStyles.text}>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
