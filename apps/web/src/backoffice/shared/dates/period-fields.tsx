import { DayField } from './day-field.tsx';

interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface Props {
  readonly labels: { readonly from: string; readonly to: string };
  readonly value: Period;
  readonly onChange: (change: Period) => void;
}

export const PeriodFields = ({ labels, value: { from, to }, onChange }: Props) => (
  <>
    <DayField
      label={labels.from}
      value={from}
      maxDate={to}
      onChange={(day) => onChange({ from: day })}
    />
    <DayField
      label={labels.to}
      value={to}
      minDate={from}
      onChange={(day) => onChange({ to: day })}
    />
  </>
);
