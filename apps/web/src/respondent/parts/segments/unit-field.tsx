import { respondent } from '@cadran/i18n/respondent';
import { inLanguage } from '../../../language/in-language.ts';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { ChoiceList } from '../../fields/choice-list.tsx';
import { SelectOne } from '../../fields/select-one.tsx';
import type { SegmentFieldProps } from './segment-field.ts';

/** As many as are seen at a glance on a phone. */
const ROWS = 6;

export const UnitField = ({ campaign, answers, set, optional }: SegmentFieldProps) => {
  const t = useMessages(respondent.employee).segments;
  const { language } = useLanguage();
  const field = {
    item: 'unitId',
    label: t.unit,
    optional,
    choices: campaign.units.map(({ id, name }) => ({
      value: id,
      label: inLanguage(name, language),
    })),
    value: answers.unitId ?? null,
    onChange: (unit: string | null) => set('unitId', unit),
  };
  return campaign.units.length > ROWS ? (
    <SelectOne {...field} none={t.noUnit} />
  ) : (
    <ChoiceList {...field} />
  );
};
