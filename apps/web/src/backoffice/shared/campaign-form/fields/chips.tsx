import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly ChipOption[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  readonly error: string | null;
  readonly disabled: boolean;
}

/** A few that can all be seen at once, any of them. */
export const Chips = ({
  path,
  label,
  description,
  options,
  chosen,
  onChange,
  error,
  disabled,
}: Props) => {
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={error}
      labelElement="div"
      labelProps={{ id }}
    >
      <Chip.Group multiple value={[...chosen]} onChange={onChange}>
        <Group gap="xs" mt={8} role="group" aria-labelledby={id} data-path={path} tabIndex={-1}>
          {options.map(({ value, label: name }) => (
            <Chip
              key={value}
              value={value}
              disabled={disabled}
              color="var(--c-primary-ui)"
              variant="outline"
            >
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
};
