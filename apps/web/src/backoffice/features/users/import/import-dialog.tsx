import type { UserImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Modal } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { type DialogState, useDialog } from '../../../shared/dialog/use-dialog.ts';
import type { Scope } from '../get-users.ts';
import { ImportForm } from './import-form.tsx';
import { ImportReport } from './import-report.tsx';

export const ImportDialog = ({ dialog }: { readonly dialog: DialogState<Scope> }) => {
  const t = useMessages(backoffice.users).import;
  const report = useDialog<{ readonly report: UserImportReport; readonly mailed: boolean }>();
  return (
    <>
      <FormDialog opened={dialog.opened} onClose={dialog.close} title={t.title} size="xl">
        {dialog.subject && (
          <ImportForm
            scope={dialog.subject}
            onImported={(imported, mailed) => {
              dialog.close();
              report.open({ report: imported, mailed });
            }}
          />
        )}
      </FormDialog>
      <Modal
        opened={report.opened}
        onClose={report.close}
        title={t.reportTitle}
        size="xl"
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        {report.subject && <ImportReport {...report.subject} onClose={report.close} />}
      </Modal>
    </>
  );
};
