import { useFieldError, useFormValue, useCampaignFormState } from '../form-context.ts';
import { type ChipOption, Chips } from './chips.tsx';

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly options: readonly ChipOption[];
}

/** A list of codes in the form, as chips. */
export const ChoiceChips = ({ path, ...words }: Props) => {
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [chosen, setChosen] = useFormValue<readonly string[]>(path);
  return (
    <Chips
      path={path}
      chosen={chosen}
      onChange={setChosen}
      error={errorOf(path)}
      disabled={readOnly}
      {...words}
    />
  );
};
