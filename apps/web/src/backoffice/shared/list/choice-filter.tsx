import { NativeSelect } from '@mantine/core';

interface Props<C extends string> {
  readonly label: string;
  /** What it says where nothing is chosen. */
  readonly any: string;
  readonly codes: readonly C[];
  readonly names: Readonly<Record<C, string>>;
  readonly value: C | undefined;
  readonly onChange: (code: C | undefined) => void;
}

/** A list shows those with one code, or all of them. */
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
