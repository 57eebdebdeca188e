import { type FieldErrors, LIMITS, userImport, type UserImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Stack, Switch, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { downloadText } from '../../../../files/download.ts';
import { CsvFileInput } from '../../../shared/csv/csv-file-input.tsx';
import { DialogActions } from '../../../shared/dialog/dialog-actions.tsx';
import { UnsavedGuard } from '../../../shared/dialog/unsaved-guard.tsx';
import { formErrors } from '../../../shared/form/form-errors.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useImportUsers } from '../change-users.ts';
import { useMailLeaves } from '../mail-leaves.ts';
import { OrganizationPicker } from '../organization-picker.tsx';
import type { Scope } from '../scope.ts';
import { RefusedFile } from './refused-file.tsx';

interface Props {
  readonly scope: Scope;
  readonly onImported: (report: UserImportReport, mailed: boolean) => void;
}

interface ImportValues extends Record<string, unknown> {
  readonly organizationId: string;
  readonly csv: string;
  readonly sendCredentials: boolean;
}

/** An organisation that was not chosen is missing, not misspelt. */
const check = ({ organizationId, csv }: ImportValues): FieldErrors =>
  validateWith(userImport)({ ...(organizationId && { organizationId }), csv });

export const ImportForm = ({ scope, onImported }: Props) => {
  const t = useMessages(backoffice.users).import;
  const words = useMessages(backoffice.users);
  const { organization } = useSession();
  const send = useImportUsers();
  const mailLeaves = useMailLeaves();
  const form = useForm<ImportValues>({
    mode: 'uncontrolled',
    initialValues: {
      organizationId: scope === 'platform' ? '' : organization.id,
      csv: '',
      sendCredentials: true,
    },
    validate: check,
  });
  const field = useFields(form);
  const { refused, failed } = useFormFailure(form);

  const submit = form.onSubmit((values) => {
    const mailed = mailLeaves && values.sendCredentials;
    send.mutate(
      { ...values, sendCredentials: mailed },
      {
        onSuccess: (report) => {
          form.resetDirty();
          onImported(report, mailed);
        },
        onError: (error) => {
          // The header is told column by column, below the text.
          if (!Object.keys(formErrors(error) ?? {}).some((path) => path.startsWith('csv.')))
            failed(error);
        },
      },
    );
  }, refused);

  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={form.isDirty} />
      <Stack gap="lg">
        <Text>{t.explanation(LIMITS.importRows)}</Text>
        {scope === 'platform' && (
          <OrganizationPicker
            key={form.key('organizationId')}
            label={words.chooseOrganization}
            placeholder={words.searchOrganization}
            required
            {...field('organizationId')}
          />
        )}
        <Group align="flex-end" gap="md">
          <CsvFileInput
            className="import-file"
            label={t.file}
            placeholder={t.chooseFile}
            onText={(text) => form.setFieldValue('csv', text)}
          />
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            onClick={() => downloadText(t.templateName, `\u{FEFF}${t.template}`, 'text/csv')}
          >
            {t.downloadTemplate}
          </Button>
        </Group>
        <Textarea
          key={form.key('csv')}
          className="import-text"
          label={t.text}
          description={t.textHint}
          placeholder={t.template}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          required
          {...field('csv', { min_items: t.noLine, format: t.unreadable })}
        />
        {mailLeaves && (
          <Switch
            key={form.key('sendCredentials')}
            label={words.sendCredentials}
            description={words.sendCredentialsHint}
            {...field('sendCredentials', {}, 'checkbox')}
          />
        )}
        <RefusedFile error={send.error} />
        <DialogActions>
          <Button type="submit" loading={send.isPending}>
            {t.send}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
