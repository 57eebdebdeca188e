import type { UserImportReport } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCopy, IconDownload, IconKey } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { downloadText } from '../../../../shared/files/download.ts';
import { useCopy } from '../../../shared/clipboard/use-copy.ts';
import { CredentialsMailedAlert } from '../credentials-mail.tsx';
import { credentialsCsv } from './credentials-csv.ts';
import { ImportedLines } from './imported-lines.tsx';
import styles from './imported-lines.module.css';

interface Props {
  readonly report: UserImportReport;
  readonly mailed: boolean;
  readonly onClose: () => void;
}

/** The result of each line. Passwords are shown once, to copy or download. */
export const ImportReport = ({ report, mailed, onClose }: Props) => {
  const users = useMessages(backoffice.users);
  const t = users.import;
  const { language } = useLanguage();
  const copy = useCopy();
  const credentials = report.lines.flatMap((line) =>
    line.status === 'created' ? [line.credentials] : [],
  );
  const header = [users.credentials.identifier, users.credentials.password] as const;
  const asText = credentials.map(({ identifier, password }) => `${identifier}\t${password}`);
  return (
    <Stack gap="md">
      <p className={styles.importSummary} role="status">
        {t.summary(report.created, report.refused)}
      </p>
      {mailed && credentials.length > 0 && (
        <CredentialsMailedAlert>{t.mailed}</CredentialsMailedAlert>
      )}
      {credentials.length > 0 && (
        <Alert color="warning" variant="light" icon={<IconKey aria-hidden />}>
          <Stack gap="sm">
            {t.onceOnly}
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
                onClick={() => void copy(asText.join('\n'), t.credentialsNamed)}
              >
                {t.copyCredentials}
              </Button>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
                onClick={() =>
                  downloadText(
                    t.credentialsFile,
                    credentialsCsv(header, credentials, language === 'fr' ? ';' : ','),
                    'text/csv',
                  )
                }
              >
                {t.downloadCredentials}
              </Button>
            </Group>
          </Stack>
        </Alert>
      )}
      <ImportedLines lines={report.lines} />
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {users.credentials.done}
        </Button>
      </Group>
    </Stack>
  );
};
