import type { Language } from '@cadran/i18n';
import { FieldError, useField } from './field-context.tsx';

export interface ScaleStep {
  readonly value: number;
  readonly label: string;
  /** Shown under its step where there is room; every label is read aloud. */
  readonly anchor: boolean;
}

interface Props {
  readonly item: string;
  readonly legend: string;
  /** Of the legend, where it may not be the page's. */
  readonly lang?: Language;
  readonly note?: string;
  readonly quiet?: boolean;
  readonly steps: readonly ScaleStep[];
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** A row of steps: native radio buttons; the chosen step says its name below. */
export const Scale = ({ item, legend, lang, note, quiet, steps, value, onChange }: Props) => {
  const field = useField(item, legend, 'choice');
  const chosen = steps.find((step) => step.value === value);
  const ends = [steps[0], steps.at(-1)];
  return (
    <fieldset className="scale" data-item={item} aria-describedby={field.errorId}>
      <legend lang={lang} className={quiet ? 'visually-hidden' : 'scale-legend'}>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <div className="scale-steps" data-steps={steps.length}>
        {steps.map((step, index) => (
          <label key={step.value} className="scale-step">
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={step.value}
              checked={step.value === value}
              onChange={() => onChange(step.value)}
            />
            <span className="scale-dot" aria-hidden="true">
              {String(step.value).replace('-', '−')}
            </span>
            <span className={step.anchor ? 'scale-label anchor' : 'scale-label'}>{step.label}</span>
          </label>
        ))}
      </div>
      <p className="scale-ends" aria-hidden="true">
        {/* They keep their room when the chosen step takes their place: nothing below moves. */}
        {ends.map((end) => (
          <span key={end?.value}>{end?.label}</span>
        ))}
        {chosen && <strong>{chosen.label}</strong>}
      </p>
    </fieldset>
  );
};
