import { backoffice } from '@cadran/i18n/backoffice';
import { MultiSelect, type OptionsFilter } from '@mantine/core';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../../../../shared/campaign-form/form-context.ts';
import { CountedLabel } from '../../../../shared/campaign-form/fields/counted-label.tsx';

export interface CodeOption {
  readonly value: string;
  readonly label: string;
  /** Other words that find it. */
  readonly also?: string;
}

interface Props {
  readonly path: string;
  readonly label: string;
  readonly description?: string;
  readonly max: number;
  readonly options: readonly CodeOption[];
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What begins with the search first, then what contains it; accents do not matter. */
const searching =
  (options: readonly CodeOption[], full: boolean): OptionsFilter =>
  ({ search, limit }) => {
    if (full) return [];
    const wanted = plain(search.trim());
    const found = options.filter(
      ({ label, also = '' }) => plain(label).includes(wanted) || plain(also).includes(wanted),
    );
    const first = (label: string): number => (plain(label).startsWith(wanted) ? 0 : 1);
    return found.toSorted((a, b) => first(a.label) - first(b.label)).slice(0, limit);
  };

/** Several entries of a reference list, up to a limit that shows as one fills. */
export const CodesField = ({ path, label, description, max, options }: Props) => {
  const t = useMessages(backoffice.screeningForm);
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [chosen, setChosen] = useFormValue<readonly string[]>(path);
  return (
    <MultiSelect
      data-path={path}
      label={<CountedLabel label={label} count={chosen.length} max={max} />}
      description={description}
      placeholder={chosen.length < max ? t.searchList : ''}
      data={[...options]}
      filter={searching(options, chosen.length >= max)}
      limit={60}
      value={[...chosen]}
      onChange={setChosen}
      maxValues={max}
      searchable
      clearSearchOnChange
      hidePickedOptions
      nothingFoundMessage={chosen.length >= max ? t.full(max) : t.notInList}
      disabled={readOnly}
      error={errorOf(path)}
    />
  );
};
