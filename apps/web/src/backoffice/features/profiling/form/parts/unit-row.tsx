import { PROFILING_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { NumberInput, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { localizedText } from '../../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useCampaignFields } from '../../../../shared/campaign-form/form-context.ts';
import { RemoveRow } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { RowGrip, RowMoves } from '../../../../shared/campaign-form/rows/sortable-rows.tsx';
import type { SortableRow } from '../../../../shared/campaign-form/rows/use-sortable-rows.ts';
import type { UnitDraft } from '../values/campaign-values.ts';
import styles from './unit-row.module.css';

interface Props {
  readonly unit: UnitDraft;
  readonly row: SortableRow;
  /** A respondent may have chosen it: it can be renamed and moved, not removed. */
  readonly kept: boolean;
  /** Fewer people than a group needs to be shown. */
  readonly small: boolean;
  readonly onRemove: () => void;
}

export const UnitRow = ({ unit, row, kept, small, onRemove }: Props) => {
  const t = useMessages(backoffice.profilingForm).units;
  const { language } = useLanguage();
  const field = useCampaignFields();
  const path = `units.${row.index}`;
  const named = localizedText(unit.name, language) || t.unnamed(row.index + 1);
  return (
    <li className={styles.unitRow} data-row={row.id} data-dragged={row.dragged || undefined}>
      <RowGrip row={row} />
      <TextInput
        lang="fr"
        label={t.fr}
        maxLength={PROFILING_LIMITS.unitNameMax}
        {...field(`${path}.name.fr`)}
      />
      <TextInput
        lang="en"
        label={t.en}
        maxLength={PROFILING_LIMITS.unitNameMax}
        {...field(`${path}.name.en`)}
      />
      <NumberInput
        label={t.headcount}
        min={1}
        max={PROFILING_LIMITS.headcountMax}
        allowDecimal={false}
        allowNegative={false}
        clampBehavior="none"
        hideControls
        description={small && t.small}
        descriptionProps={{ className: styles.unitSmallSpoken }}
        {...field(`${path}.expectedHeadcount`)}
      />
      <RowMoves row={row} up={t.up(named)} down={t.down(named)}>
        <RemoveRow
          label={kept ? t.cannotRemove(named) : t.remove(named)}
          disabled={kept}
          onRemove={onRemove}
        />
      </RowMoves>
      {small && (
        <p className={styles.unitSmall} aria-hidden>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
          {t.small}
        </p>
      )}
    </li>
  );
};
