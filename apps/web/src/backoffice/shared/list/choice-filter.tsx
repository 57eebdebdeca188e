import { NativeSelect } from '@mantine/core';

interface Props<C extends string> {
  readonly label: string;
  readonly any: string;
  readonly codes: readonly C[];
  readonly names: Readonly<Record<C, string>>;
  readonly value: C | undefined;
  readonly onChange: (code: C | undefined) => void;
}

export const ChoiceFilter = <C extends string>({
  label,
  any,
  codes,
  names,
  value,
  onChange,
}: Props<C>) => (
  <NativeSelect
    aria-label={label}
    data={[
      { value: '', label: any },
      ...codes.map((code) => ({ value: code, label: names[code] })),
    ]}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChange(codes.find((code) => code === currentTarget.value))}
  />
);
