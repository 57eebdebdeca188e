import { LIMITS, outcomeImport, type OutcomeImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadBlob } from '../../../shared/files/download.ts';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { CsvFileInput } from '../../shared/csv/csv-file-input.tsx';
import { DialogForm } from '../../shared/dialog/dialog-form.tsx';
import { FormDialog } from '../../shared/dialog/form-dialog.tsx';
import type { DialogState } from '../../shared/dialog/use-dialog.ts';
import { useFields } from '../../shared/form/use-fields.ts';
import { formErrors, useFormFailure } from '../../shared/form/use-form-failure.ts';
import { validateWith } from '../../shared/form/validate-with.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useApi } from '../../shared/services.tsx';
import { useImportOutcomes } from './get-outcomes.ts';
import { RefusedLines } from './refused-lines.tsx';

const useTemplate = () => {
  const api = useApi();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () => api.outcomes.template({ query: { language } }),
    onSuccess: ({ name, blob }) => downloadBlob(name ?? 'outcomes.csv', blob),
    onError: useNotify().failure,
  });
};

const ImportForm = ({ onDone }: { readonly onDone: () => void }) => {
  const t = useMessages(backoffice.outcomes).import;
  const notify = useNotify();
  const send = useImportOutcomes();
  const template = useTemplate();
  const [refused, setRefused] = useState<OutcomeImportReport['refused']>([]);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { csv: '' },
    validate: validateWith(outcomeImport),
  });
  const field = useFields(form);
  const failure = useFormFailure(form);
  const submit = form.onSubmit(({ csv }) => {
    setRefused([]);
    send.mutate(csv, {
      onSuccess: (report) => {
        if (report.refused.length > 0) return setRefused(report.refused);
        form.resetDirty();
        notify.success(t.done(report.saved));
        return onDone();
      },
      onError: (error) => {
        // Errors of the header are listed below the text.
        if (!Object.keys(formErrors(error) ?? {}).some((path) => path.startsWith('csv.')))
          failure.failed(error);
      },
    });
  }, failure.refused);
  return (
    <DialogForm
      onSubmit={submit}
      isDirty={form.isDirty}
      loading={send.isPending}
      submitLabel={t.send}
    >
      <Text>{t.explanation(LIMITS.importRows)}</Text>
      <Group align="flex-end" gap="md">
        <CsvFileInput
          label={t.file}
          placeholder={t.chooseFile}
          onText={(text) => form.setFieldValue('csv', text)}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t.downloadTemplate}
        </Button>
      </Group>
      <Textarea
        key={form.key('csv')}
        label={t.text}
        description={t.textHint}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        required
        {...field('csv', { min_items: t.noLine, format: t.unreadable })}
      />
      <RefusedLines header={formErrors(send.error) ?? {}} lines={refused} />
    </DialogForm>
  );
};

/** A file with the outcomes of many people. */
export const ImportDialog = ({ dialog }: { readonly dialog: DialogState<true> }) => {
  const t = useMessages(backoffice.outcomes).import;
  return (
    <FormDialog opened={dialog.opened} onClose={dialog.close} title={t.title} size="xl">
      {dialog.subject && <ImportForm onDone={dialog.close} />}
    </FormDialog>
  );
};
