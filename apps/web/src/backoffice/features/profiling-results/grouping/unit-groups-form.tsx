import { type UnitGroup, type UnitGroups, unitGroupsChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useRuleMessages } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { GroupFields } from './group-fields.tsx';
import { useSaveUnitGroups } from './save-unit-groups.ts';
import styles from './unit-groups-form.module.css';

interface Props {
  readonly campaignId: string;
  readonly saved: UnitGroups;
  readonly onSaved: () => void;
}

const check = validateWith(unitGroupsChange);

/** Merges small units before the first results. */
export const UnitGroupsForm = ({ campaignId, saved, onSaved }: Props) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const words = useRuleMessages();
  const notify = useNotify();
  const save = useSaveUnitGroups(campaignId);
  const { units } = saved;
  // The version the form started from, so that another person's change is not overwritten.
  const [version] = useState(saved.version);
  const form = useForm<{ groups: UnitGroup[] }>({
    mode: 'controlled',
    initialValues: { groups: saved.groups },
    validate: ({ groups }) => check({ groups, version }),
  });
  const { groups } = form.values;
  const set = (next: UnitGroup[]): void => form.setFieldValue('groups', next);
  const { refused, failed } = useFormFailure(form);
  const submit = form.onSubmit(
    (values) =>
      save.mutate(
        { ...values, version },
        {
          onSuccess: () => {
            form.resetDirty();
            notify.success(t.saved);
            onSaved();
          },
          onError: failed,
        },
      ),
    refused,
  );
  const freeUnits = (group: UnitGroup): UnitGroups['units'] => {
    const taken = new Set(groups.flatMap(({ id, unitIds }) => (id === group.id ? [] : unitIds)));
    return units.filter(({ id }) => !taken.has(id));
  };
  return (
    <form onSubmit={submit} noValidate className={styles.grouping}>
      <UnsavedGuard isDirty={form.isDirty} />
      <p className={styles.groupingNote}>{t.explanation}</p>
      <section aria-labelledby="grouping-own">
        <h3 id="grouping-own">{t.own}</h3>
        {groups.length === 0 && <p className={styles.groupingNote}>{t.none}</p>}
        {groups.map((group, index) => (
          <GroupFields
            key={group.id}
            group={group}
            index={index}
            free={freeUnits(group)}
            errorOf={(path) => words(form.errors[path])}
            onChange={(next) => set(groups.map((other) => (other.id === next.id ? next : other)))}
            onRemove={() => set(groups.filter(({ id }) => id !== group.id))}
          />
        ))}
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() =>
            set([...groups, { id: crypto.randomUUID(), name: { fr: '', en: '' }, unitIds: [] }])
          }
        >
          {t.add}
        </Button>
      </section>
      <Group justify="flex-end">
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
      </Group>
    </form>
  );
};
