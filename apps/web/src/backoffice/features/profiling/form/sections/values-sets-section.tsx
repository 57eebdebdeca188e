import { PROFILING_LIMITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useFieldError, useFormList } from '../../../../shared/campaign-form/form-context.ts';
import { AddRow, NoRows, RowList } from '../../../../shared/campaign-form/rows/row-list.tsx';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { isOwn, type ValuesSetDraft } from '../values/campaign-values.ts';
import { ValuesSetCard } from '../parts/values-set-card.tsx';
import { nextColor } from '../values/set-colors.ts';
import { useAuditFormState } from '../use-audit-form-state.ts';

/** Drawn again when a set, a colour or a value comes or goes, not while a word is typed. */
const shapeOf = ({ id, color, values }: ValuesSetDraft): string =>
  [
    id,
    color,
    ...values.map((value) => `${value.key}:${isOwn(value) ? value.culture : value.code}`),
  ].join();

/** Named, coloured sets of values: from the ten, or in the organisation's own words (spec, section 3). */
export const ValuesSetsSection = () => {
  const t = useMessages(backoffice.profilingForm).valuesSets;
  const { form } = useAuditFormState();
  const errorOf = useFieldError();
  const { items: sets, read, set } = useFormList<ValuesSetDraft>('valuesSets', shapeOf);
  return (
    <SectionFrame section="valuesSets">
      {sets.length === 0 ? (
        <NoRows words={t.none} error={errorOf('valuesSets')} path="valuesSets" />
      ) : (
        <RowList ordered>
          {sets.map((one, index) => (
            <ValuesSetCard
              key={form.key(`set-${one.id}`)}
              set={one}
              index={index}
              onChange={(change) =>
                set(
                  read().map((other) =>
                    other.id === one.id ? { ...other, ...change(other) } : other,
                  ),
                )
              }
              onRemove={() => set(read().filter(({ id }) => id !== one.id))}
            />
          ))}
        </RowList>
      )}
      <AddRow
        label={t.add}
        count={sets.length}
        max={PROFILING_LIMITS.valuesSets}
        onAdd={() =>
          set([
            ...read(),
            { id: crypto.randomUUID(), name: '', color: nextColor(read()), values: [] },
          ])
        }
      />
    </SectionFrame>
  );
};
