import { Chip, Group, Input } from '@mantine/core';
import { useId } from 'react';
import { useCampaignFormState, useFieldError, useFormValue } from './form-context.ts';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A few that can all be seen at once, any of them. */
export const ChoiceChips = ({ path, label, description, options }: Props) => {
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [chosen, setChosen] = useFormValue<readonly string[]>(path);
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      description={description}
      error={errorOf(path)}
      labelElement="div"
      labelProps={{ id }}
    >
      <Chip.Group multiple value={[...chosen]} onChange={setChosen}>
        <Group gap="xs" mt={4} role="group" aria-labelledby={id} data-path={path}>
          {options.map(({ value, label: name }) => (
            <Chip
              key={value}
              value={value}
              disabled={readOnly}
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
