import type { Language } from '@cadran/i18n';
import type { ReactNode } from 'react';
import { Optional, useField } from '../field-context.tsx';
import { FieldError } from '../field-error.tsx';
import hidden from '../../../shared/visually-hidden.module.css';
import fieldStyles from '../field.module.css';
import optionsStyles from './options.module.css';

interface Choice<T extends string | number> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: string;
}

interface Props<T extends string | number> {
  readonly item: string;
  readonly label: string;
  /** The label's language, if it may differ from the page's. */
  readonly lang?: Language;
  /** The page's heading already asks the question. */
  readonly quiet?: boolean;
  readonly choices: readonly Choice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly inline?: boolean;
  readonly optional?: boolean;
}

/** One of several: native radio buttons, each a large row or a pill. */
export const ChoiceList = <T extends string | number>(props: Props<T>) => {
  const { item, label, lang, quiet, choices, value, onChange, inline, optional } = props;
  const field = useField(item, label, 'choice');
  return (
    <fieldset className={fieldStyles.field} aria-describedby={field.errorId}>
      <legend lang={lang} className={quiet ? hidden.visuallyHidden : fieldStyles.label}>
        {label} {optional && <Optional />}
      </legend>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <div
        className={
          inline ? `${optionsStyles.options} ${optionsStyles.inline}` : optionsStyles.options
        }
      >
        {choices.map((choice, index) => (
          <label key={choice.value} className={optionsStyles.option}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span className={optionsStyles.text}>
              {choice.label}
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
