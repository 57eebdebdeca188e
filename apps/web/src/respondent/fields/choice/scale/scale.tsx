import { DECLINED, type Declined } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { useField } from '../../field-context.tsx';
import { FieldError } from '../../field-error.tsx';
import hidden from '../../../../shared/visually-hidden.module.css';
import { showNextStatement, stepUnder } from '../statement-touch.ts';
import styles from './scale.module.css';

export interface ScaleStep {
  readonly value: number;
  readonly label: string;
  /** Shown under its step where there is room; every label is read aloud. */
  readonly anchor: boolean;
}

interface Props<Value extends number | Declined> {
  readonly item: string;
  readonly legend: string;
  /** The legend's language, if it may differ from the page's. */
  readonly lang?: Language;
  readonly note?: string;
  readonly quiet?: boolean;
  readonly steps: readonly ScaleStep[];
  readonly value: Value | null;
  readonly onChange: (value: Value | number) => void;
  /** The finger may slide over the steps. */
  readonly slides?: boolean;
  /** "I prefer not to answer", one more choice of the same group; undefined where an answer is needed. */
  readonly decline?: Declined extends Value ? string : undefined;
}

/** A row of steps: native radio buttons; the chosen step says its name below. */
export const Scale = <Value extends number | Declined = number>(props: Props<Value>) => {
  const { item, legend, lang, note, quiet, steps, value, onChange, slides, decline } = props;
  const field = useField(item, legend, 'choice');
  const chosen = steps.find((step) => step.value === value);
  const ends = [steps[0], steps.at(-1)];
  const answer = (next: Value | number): void => {
    onChange(next);
    showNextStatement(item);
  };
  return (
    <fieldset className={styles.scale} data-item={item} aria-describedby={field.errorId}>
      <legend lang={lang} className={quiet ? hidden.visuallyHidden : styles.legend}>
        {legend}
        {note && <small>{note}</small>}
      </legend>
      <FieldError id={field.errorId}>{field.message}</FieldError>
      <div
        className={styles.steps}
        data-steps={steps.length}
        data-slides={slides}
        onPointerMove={(event) => {
          const under = slides ? stepUnder(event, steps) : undefined;
          if (under && under.value !== value) onChange(under.value);
        }}
        onPointerUp={() => {
          if (slides && value !== null) showNextStatement(item);
        }}
      >
        {steps.map((step, index) => (
          <label key={step.value} className={styles.step}>
            <input
              type="radio"
              id={index === 0 ? field.id : undefined}
              name={field.id}
              value={step.value}
              checked={step.value === value}
              onChange={() => answer(step.value)}
            />
            <span className={styles.dot} aria-hidden="true">
              {String(step.value).replace('-', '−')}
            </span>
            <span className={step.anchor ? `${styles.label} ${styles.anchor}` : styles.label}>
              {step.label}
            </span>
          </label>
        ))}
      </div>
      <p className={styles.ends} aria-hidden="true">
        {/* They keep their room when the chosen step takes their place: nothing below moves. */}
        {ends.map((end) => (
          <span key={end?.value}>{end?.label}</span>
        ))}
        {chosen && <strong>{chosen.label}</strong>}
      </p>
      {decline && (
        <label className={styles.decline}>
          <input
            type="radio"
            name={field.id}
            value={DECLINED}
            checked={value === DECLINED}
            onChange={() => answer(DECLINED as Value)}
          />
          <span>{decline}</span>
        </label>
      )}
    </fieldset>
  );
};
