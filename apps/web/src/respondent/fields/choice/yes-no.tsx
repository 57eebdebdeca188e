import type { Language } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ChoiceList } from './choice-list.tsx';

interface Props {
  readonly item: string;
  readonly label: string;
  readonly lang?: Language;
  readonly quiet?: boolean;
  readonly value: boolean | null;
  readonly onChange: (value: boolean) => void;
}

export const YesNo = ({ value, onChange, ...rest }: Props) => {
  const t = useMessages(respondent.engine);
  return (
    <ChoiceList
      {...rest}
      inline
      choices={[
        { value: 'yes', label: t.yes },
        { value: 'no', label: t.no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  );
};
