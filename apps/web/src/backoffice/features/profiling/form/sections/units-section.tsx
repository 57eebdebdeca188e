import { PROFILING_LIMITS } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconClipboardList } from '@tabler/icons-react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFieldError, useFormList } from '../../../../shared/campaign-form/form-context.ts';
import { AddRow, NoRows } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { SortableRows } from '../../../../shared/campaign-form/rows/sortable-rows.tsx';
import { useSortableRows } from '../../../../shared/campaign-form/rows/use-sortable-rows.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import type { UnitDraft } from '../values/campaign-values.ts';
import { FrozenNote } from '../parts/frozen-note.tsx';
import { PasteUnitsDialog } from '../parts/paste-units-dialog.tsx';
import { UnitRow } from '../parts/unit-row.tsx';
import { useAuditFormState } from '../use-audit-form-state.ts';
import { FormError, FormNote } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from '../parts/unit-row.module.css';

const idOf = ({ id }: UnitDraft): string => id;

const totalOf = (units: readonly UnitDraft[]): number =>
  units.reduce((sum, { expectedHeadcount }) => sum + (Number(expectedHeadcount) || 0), 0);

/** Units in the order in which employees read them; those somebody may have chosen stay. */
export const UnitsSection = () => {
  const words = useMessages(backoffice.profilingForm);
  const t = words.units;
  const { language } = useLanguage();
  const notify = useNotify();
  const { form, campaign, shown, readOnly } = useAuditFormState();
  const errorOf = useFieldError();
  const { items: units, read, set } = useFormList<UnitDraft>('units', idOf);
  const sortable = useSortableRows({ read, set, idOf, moved: t.moved });
  const [pasting, { open, close }] = useDisclosure(false);
  const kept = new Set(campaign?.frozen.segments ? campaign.units.map(({ id }) => id) : []);
  const total = totalOf(shown.units);
  const small = new Set(
    shown.units
      .filter(({ expectedHeadcount: people }) => people !== '' && people < shown.minimumGroup)
      .map(idOf),
  );
  const add = (more: readonly Omit<UnitDraft, 'id'>[]): void =>
    set([...read(), ...more.map((unit) => ({ id: crypto.randomUUID(), ...unit }))]);
  return (
    <SectionFrame section="units">
      {kept.size > 0 && <FrozenNote>{words.frozen.units}</FrozenNote>}
      {units.length === 0 ? (
        <NoRows words={t.none} error={errorOf('units')} path="units" />
      ) : (
        <>
          <FormNote className={styles.unitHint}>{t.hint}</FormNote>
          <SortableRows sortable={sortable} dense>
            {units.map((unit, index) => (
              <UnitRow
                key={form.key(`unit-${unit.id}`)}
                unit={unit}
                row={sortable.rowOf(unit, index, units.length)}
                kept={kept.has(unit.id)}
                small={small.has(unit.id)}
                onRemove={() => set(read().filter(({ id }) => id !== unit.id))}
              />
            ))}
          </SortableRows>
          <FormError>{errorOf('units')}</FormError>
        </>
      )}
      <div className={styles.unitActions}>
        <AddRow
          inline
          label={t.add}
          count={units.length}
          max={PROFILING_LIMITS.units}
          onAdd={() => add([{ name: { fr: '', en: '' }, expectedHeadcount: '' }])}
        />
        <Button
          variant="default"
          data-testid="paste-units"
          leftSection={<IconClipboardList size={18} stroke={1.5} aria-hidden />}
          disabled={readOnly || units.length >= PROFILING_LIMITS.units}
          onClick={open}
        >
          {t.pasting.open}
        </Button>
        {total > 0 && (
          <FormNote className={styles.unitTotal}>
            {t.total(total, formatNumber(total, language))}
          </FormNote>
        )}
      </div>
      <PasteUnitsDialog
        opened={pasting}
        onClose={close}
        read={read}
        onAdd={(more) => {
          add(more);
          close();
          notify.success(t.pasting.added(more.length));
        }}
      />
    </SectionFrame>
  );
};
