import { DIRECTORY_ROLES, type DirectoryGroup } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Select, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { DialogForm } from '../../../../shared/dialog/dialog-form.tsx';
import { useFields } from '../../../../shared/form/use-fields.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useSaveGroup } from './use-directory.ts';

interface Props {
  readonly organizationId: string;
  readonly group: DirectoryGroup;
  readonly onSaved: () => void;
}

const NOTHING = 'nothing' as const;

/** What the members of a group get. */
export const GroupForm = ({ organizationId, group, onSaved }: Props) => {
  const t = useMessages(backoffice.integration).directory;
  const notify = useNotify();
  const save = useSaveGroup(organizationId);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: {
      role: group.role ?? NOTHING,
      screeningEnabled: group.screeningEnabled,
      profilingEnabled: group.profilingEnabled,
    },
  });
  const field = useFields(form);
  const submit = form.onSubmit(({ role, ...modules }) =>
    save.mutate(
      { groupId: group.id, change: { ...modules, role: role === NOTHING ? null : role } },
      {
        onSuccess: () => {
          form.resetDirty();
          notify.success(t.saved);
          onSaved();
        },
        onError: notify.failure,
      },
    ),
  );
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={save.isPending}
      submitLabel={t.save}
    >
      <Select
        key={form.key('role')}
        label={t.role}
        description={t.roleHint}
        data={[NOTHING, ...DIRECTORY_ROLES].map((role) => ({
          value: role,
          label: t.roles[role],
        }))}
        allowDeselect={false}
        data-autofocus
        {...field('role')}
      />
      <Switch
        key={form.key('screeningEnabled')}
        label={t.screening}
        {...field('screeningEnabled', {}, 'checkbox')}
      />
      <Switch
        key={form.key('profilingEnabled')}
        label={t.profiling}
        {...field('profilingEnabled', {}, 'checkbox')}
      />
    </DialogForm>
  );
};
