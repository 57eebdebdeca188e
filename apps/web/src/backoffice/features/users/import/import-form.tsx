import { type FieldErrors, LIMITS, userImport, type UserImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Switch, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { downloadText } from '../../../../shared/files/download.ts';
import { CsvFileInput } from '../../../shared/csv/csv-file-input.tsx';
import { DialogForm } from '../../../shared/dialog/dialog-form.tsx';
import { formErrors, useFormFailure } from '../../../shared/form/use-form-failure.ts';
import { useFields } from '../../../shared/form/use-fields.ts';
import { validateWith } from '../../../shared/form/validate-with.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useImportUsers } from '../change-users.ts';
import { useCanSendMail } from '../credentials-mail.tsx';
import { OrganizationPicker } from '../../../shared/organization/organization-picker.tsx';
import type { Scope } from '../get-users.ts';
import { HeaderErrors } from './header-errors.tsx';
import styles from './imported-lines.module.css';

interface Props {
  readonly scope: Scope;
  readonly onImported: (report: UserImportReport, mailed: boolean) => void;
}

interface ImportValues extends Record<string, unknown> {
  readonly organizationId: string;
  readonly csv: string;
  readonly sendCredentials: boolean;
}

/** Without a choice the organisation is reported as missing, not as malformed. */
const check = ({ organizationId, csv }: ImportValues): FieldErrors =>
  validateWith(userImport)({ ...(organizationId && { organizationId }), csv });

export const ImportForm = ({ scope, onImported }: Props) => {
  const t = useMessages(backoffice.users).import;
  const words = useMessages(backoffice.users);
  const { organization } = useSession();
  const send = useImportUsers();
  const canSendMail = useCanSendMail();
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
    const mailed = canSendMail && values.sendCredentials;
    send.mutate(
      { ...values, sendCredentials: mailed },
      {
        onSuccess: (report) => {
          form.resetDirty();
          onImported(report, mailed);
        },
        onError: (error) => {
          // Errors of the header are listed below the text.
          if (!Object.keys(formErrors(error) ?? {}).some((path) => path.startsWith('csv.')))
            failed(error);
        },
      },
    );
  }, refused);

  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={send.isPending}
      submitLabel={t.send}
    >
      <Text>{t.explanation(LIMITS.importRows)}</Text>
      {scope === 'platform' && (
        <OrganizationPicker
          nothingFoundMessage={words.organizationNotFound}
          key={form.key('organizationId')}
          label={words.chooseOrganization}
          placeholder={words.searchOrganization}
          required
          {...field('organizationId')}
        />
      )}
      <Group align="flex-end" gap="md">
        <CsvFileInput
          className={styles.importFile}
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
        className={styles.importText}
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
      {canSendMail && (
        <Switch
          key={form.key('sendCredentials')}
          label={words.sendCredentials}
          description={words.sendCredentialsHint}
          {...field('sendCredentials', {}, 'checkbox')}
        />
      )}
      <HeaderErrors error={send.error} />
    </DialogForm>
  );
};
