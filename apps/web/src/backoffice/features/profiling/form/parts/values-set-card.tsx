import { PROFILING_LIMITS, VALUES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { VALUE_TEXTS } from '@cadran/instruments/values/value-texts';
import { Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { Chips } from '../../../../shared/campaign-form/fields/chips.tsx';
import { useCampaignFields, useFieldError } from '../../../../shared/campaign-form/form-context.ts';
import { RemoveRow } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { ColorInput } from '../../../../shared/color/color-input.tsx';
import { isColor, normalizeColor } from '../../../../shared/color/normalize-color.ts';
import { ConfirmDialog } from '../../../../shared/dialog/confirm-dialog.tsx';
import {
  type ChangeSet,
  isOwn,
  type ValueDraft,
  type ValuesSetDraft,
} from '../values/campaign-values.ts';
import { SET_COLORS } from '../values/set-colors.ts';
import { useAuditFormState } from '../use-audit-form-state.ts';
import { OwnValues } from './own-values.tsx';
import styles from './values-set-card.module.css';

interface Props {
  readonly set: ValuesSetDraft;
  readonly index: number;
  readonly onChange: ChangeSet;
  readonly onRemove: () => void;
}

/** Those of the ten that are chosen; what is in one's own words keeps its place. */
const withCodes = (values: readonly ValueDraft[], codes: readonly string[]): ValueDraft[] => [
  ...values.filter((value) => isOwn(value) || codes.includes(value.code)),
  ...VALUES.filter(
    (code) => codes.includes(code) && !values.some((value) => !isOwn(value) && value.code === code),
  ).map((code) => ({ key: code, code })),
];

/** One set: its name, its colour, its values; deleting it asks first (spec, section 8). */
export const ValuesSetCard = ({ set, index, onChange, onRemove }: Props) => {
  const t = useMessages(backoffice.profilingForm).valuesSets;
  const { wrongFormat } = useMessages(backoffice.color);
  const { language } = useLanguage();
  const { readOnly, form } = useAuditFormState();
  const field = useCampaignFields();
  const errorOf = useFieldError();
  const [asking, { open, close }] = useDisclosure(false);
  const path = `valuesSets.${index}`;
  const name = (): string => form.getValues().valuesSets[index]?.name.trim() || t.number(index + 1);
  return (
    <li
      className={styles.valuesSet}
      style={{ borderLeftColor: isColor(set.color) ? set.color : undefined }}
    >
      <div className={styles.valuesSetHead}>
        <h3>{t.number(index + 1)}</h3>
        <RemoveRow label={t.remove(t.number(index + 1))} onRemove={open} />
      </div>
      <div className={styles.valuesSetNames}>
        <TextInput
          label={t.name}
          placeholder={t.nameHint}
          required
          maxLength={PROFILING_LIMITS.valuesSetNameMax}
          {...field(`${path}.name`)}
        />
        <ColorInput
          data-path={`${path}.color`}
          label={t.color}
          color={set.color}
          value={set.color}
          disabled={readOnly}
          swatches={SET_COLORS}
          error={errorOf(`${path}.color`, { format: wrongFormat })}
          onPick={(color) => onChange(() => ({ color }))}
          onChange={({ currentTarget: { value: color } }) => onChange(() => ({ color }))}
          onBlur={() => onChange((now) => ({ color: normalizeColor(now.color) }))}
        />
      </div>
      <Chips
        path={`${path}.values`}
        label={t.values}
        description={t.valuesHint}
        options={VALUES.map((code) => ({ value: code, label: VALUE_TEXTS[code].name[language] }))}
        chosen={set.values.flatMap((value) => (isOwn(value) ? [] : [value.code]))}
        onChange={(codes) => onChange((now) => ({ values: withCodes(now.values, codes) }))}
        error={errorOf(`${path}.values`)}
        disabled={readOnly}
      />
      <OwnValues set={set} path={`${path}.values`} onChange={onChange} />
      <ConfirmDialog
        opened={asking}
        onClose={close}
        title={asking ? t.deletion.title(name()) : ''}
        confirm={t.deletion.confirm}
        danger
        onConfirm={() => {
          close();
          onRemove();
        }}
      >
        <Text>{t.deletion.question}</Text>
      </ConfirmDialog>
    </li>
  );
};
