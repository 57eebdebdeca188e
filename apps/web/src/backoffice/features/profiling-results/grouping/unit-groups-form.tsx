import { type UnitGroup, type UnitGroups, unitGroupsChange } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../../language/use-messages.ts';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { useRuleWords } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { namedGroup } from './group-draft.ts';
import { GroupFields } from './group-fields.tsx';
import { Proposals } from './proposals.tsx';
import { useSaveUnitGroups } from './save-unit-groups.ts';
import './unit-groups-form.css';

interface Props {
  readonly campaignId: string;
  readonly saved: UnitGroups;
  readonly onSaved: () => void;
}

const check = validateWith(unitGroupsChange);

/** Small units under one name: a proposal taken over, or groups of one's own. */
export const UnitGroupsForm = ({ campaignId, saved, onSaved }: Props) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const words = useRuleWords();
  const notify = useNotify();
  const save = useSaveUnitGroups(campaignId);
  const { units } = saved;
  // The one these groups began from: what somebody else saves meanwhile must not be written over unseen.
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
  const freeFor = (group: UnitGroup): UnitGroups['units'] => {
    const taken = new Set(groups.flatMap(({ id, unitIds }) => (id === group.id ? [] : unitIds)));
    return units.filter(({ id }) => !taken.has(id));
  };
  return (
    <form onSubmit={submit} noValidate className="grouping">
      <UnsavedGuard isDirty={form.isDirty} />
      <p className="grouping-note">{t.explanation}</p>
      <Proposals
        campaignId={campaignId}
        units={units}
        onUse={(proposed) =>
          set(proposed.map((unitIds) => namedGroup(crypto.randomUUID(), unitIds, units)))
        }
      />
      <section aria-labelledby="grouping-own">
        <h3 id="grouping-own">{t.own}</h3>
        {groups.length === 0 && <p className="grouping-note">{t.none}</p>}
        {groups.map((group, index) => (
          <GroupFields
            key={group.id}
            group={group}
            index={index}
            free={freeFor(group)}
            errorOf={(path) => words(form.errors[path])}
            onChange={(next) => set(groups.map((one) => (one.id === next.id ? next : one)))}
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
