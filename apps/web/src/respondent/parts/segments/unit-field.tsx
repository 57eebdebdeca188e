import { respondent } from '@cadran/i18n/respondent';
import { localizedText } from '../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ChoiceList } from '../../fields/choice/choice-list.tsx';
import { SelectOne } from '../../fields/choice/select-one.tsx';
import type { SegmentFieldProps } from './segment-field.ts';

/** As many as are seen at a glance on a phone. */
const ROWS = 6;

export const UnitField = ({ campaign, answers, set, optional }: SegmentFieldProps) => {
  const t = useMessages(respondent.cultureAudit).segments;
  const { language } = useLanguage();
  const field = {
    item: 'unitId',
    label: t.unit,
    optional,
    choices: campaign.units.map(({ id, name }) => ({
      value: id,
      label: localizedText(name, language),
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
