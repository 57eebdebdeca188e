import {
  fieldErrors,
  type Organization,
  organizationSettings,
  type RetentionPreview,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSaveOrganization } from '../../shared/organization/organization-mutations.ts';
import { useApi } from '../../shared/services.tsx';
import { RETENTION_KEY, retentionQuery } from './get-retention.ts';

const rule = organizationSettings.shape.screeningRetentionDays;
export const DAYS = { min: rule.minValue ?? 1, max: rule.maxValue ?? 730 };

interface RetentionValues extends Record<string, unknown> {
  readonly days: number | string;
}

const check = ({ days }: RetentionValues) => {
  if (days === '') return { days: 'required' };
  const parsed = rule.safeParse(days, { reportInput: true });
  return parsed.success ? {} : { days: fieldErrors(parsed.error.issues)[''] ?? 'format' };
};

/** Asks for confirmation before a shorter period that would erase candidates. */
export const useRetentionForm = (
  organization: Organization,
  onDaysChange: (days: number) => void,
) => {
  const t = useMessages(backoffice.retention).setting;
  const notify = useNotify();
  const client = useQueryClient();
  const api = useApi();
  const saving = useSaveOrganization(organization.id);
  const confirmation = useDialog<RetentionPreview>();
  /** For the submitted number of days: the debounced preview of the page may lag behind. */
  const preview = useMutation({
    mutationFn: (days: number) => client.fetchQuery(retentionQuery(api, organization.id, days)),
  });
  const form = useForm<RetentionValues>({
    mode: 'uncontrolled',
    initialValues: { days: organization.settings.screeningRetentionDays },
    validate: check,
    onValuesChange: ({ days }) => {
      const parsed = rule.safeParse(days);
      if (parsed.success) onDaysChange(parsed.data);
    },
  });
  const { refused } = useFormFailure(form);

  const save = (days: number): void =>
    saving.mutate(
      { version: organization.version, settings: { screeningRetentionDays: days } },
      {
        onSuccess: () => {
          confirmation.close();
          form.resetDirty();
          notify.success(t.saved(days));
          void client.invalidateQueries({ queryKey: RETENTION_KEY });
        },
        onError: notify.failure,
        onSettled: () => void client.invalidateQueries({ queryKey: ['organization'] }),
      },
    );
  const submit = form.onSubmit((values) => {
    const days = Number(values.days);
    if (days >= organization.settings.screeningRetentionDays) return save(days);
    preview.mutate(days, {
      onSuccess: (shorter) =>
        shorter.due.candidates > 0 ? confirmation.open(shorter) : save(days),
      onError: notify.failure,
    });
  }, refused);
  return { form, submit, save, confirmation, saving: saving.isPending || preview.isPending };
};
