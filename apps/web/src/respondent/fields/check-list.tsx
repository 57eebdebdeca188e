import { FieldError, useField } from './field-context.tsx';

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
    <fieldset className="field" aria-describedby={field.errorId}>
      <legend className="field-label">{label}</legend>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <div className="options inline">
        {choices.map((choice, index) => (
          <label key={choice.value} className="option">
            <input
              type="checkbox"
              id={index === 0 ? field.id : undefined}
              checked={value.includes(choice.value)}
              onChange={(event) => toggle(choice.value, event.currentTarget.checked)}
            />
            <span className="option-text">{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
