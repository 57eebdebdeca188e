import styles from './step-scale.module.css';

interface Props {
  readonly legend: string;
  readonly description: string;
  readonly name: string;
  readonly steps: readonly { readonly value: number; readonly label: string }[];
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

/** A row of steps of which one is chosen; arrow keys move along it. */
export const StepScale = ({
  legend,
  description,
  name,
  steps,
  value,
  disabled,
  onChange,
}: Props) => (
  <fieldset className={styles.stepScale} disabled={disabled}>
    <legend>{legend}</legend>
    <p>{description}</p>
    <div className={styles.stepScaleRow}>
      {steps.map(({ value: step, label }) => (
        <label key={step} title={label}>
          <input
            type="radio"
            name={name}
            value={step}
            checked={step === value}
            aria-label={label}
            onChange={() => onChange(step)}
          />
          <span aria-hidden>{step < 0 ? `−${-step}` : step}</span>
        </label>
      ))}
    </div>
    <p className={styles.stepScaleChosen} aria-hidden>
      {steps.find((step) => step.value === value)?.label}
    </p>
  </fieldset>
);
