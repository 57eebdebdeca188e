import {
  fieldErrors,
  type Organization,
  organizationSettings,
  type RetentionPreview,
} from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../language/use-messages.ts';
import { useFormFailure } from '../../shared/form/use-form-failure.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSaveOrganization } from '../../shared/organization/change-organization.ts';
import { RETENTION_KEY } from './get-retention.ts';

const rule = organizationSettings.shape.screeningRetentionDays;
/** As the server has it. */
export const DAYS = { min: rule.minValue ?? 1, max: rule.maxValue ?? 730 };

interface RetentionValues extends Record<string, unknown> {
  readonly days: number | string;
}

const check = ({ days }: RetentionValues) => {
  if (days === '') return { days: 'required' };
  const parsed = rule.safeParse(days, { reportInput: true });
  return parsed.success ? {} : { days: fieldErrors(parsed.error.issues)[''] ?? 'format' };
};

/** A shorter time that would erase somebody tomorrow is asked about first. */
export const useRetentionForm = (
  organization: Organization,
  tried: RetentionPreview,
  onTry: (days: number) => void,
) => {
  const t = useMessages(backoffice.retention).setting;
  const notify = useNotify();
  const client = useQueryClient();
  const saving = useSaveOrganization(organization.id);
  const [asking, { open: ask, close: stopAsking }] = useDisclosure(false);
  const form = useForm<RetentionValues>({
    mode: 'uncontrolled',
    initialValues: { days: organization.settings.screeningRetentionDays },
    validate: check,
    onValuesChange: ({ days }) => {
      const parsed = rule.safeParse(days);
      if (parsed.success) onTry(parsed.data);
    },
  });
  const { refused } = useFormFailure(form);

  const save = (): void => {
    const days = Number(form.getValues().days);
    saving.mutate(
      { version: organization.version, settings: { screeningRetentionDays: days } },
      {
        onSuccess: () => {
          stopAsking();
          form.resetDirty();
          notify.success(t.saved(days));
          void client.invalidateQueries({ queryKey: RETENTION_KEY });
        },
        onError: notify.failure,
        onSettled: () => void client.invalidateQueries({ queryKey: ['organization'] }),
      },
    );
  };
  const submit = form.onSubmit(() => {
    const shorter = Number(form.getValues().days) < organization.settings.screeningRetentionDays;
    if (shorter && tried.due.candidates > 0) ask();
    else save();
  }, refused);
  return { form, submit, save, asking, stopAsking, saving: saving.isPending };
};
