import { backoffice } from '@cadran/i18n/backoffice';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCopy, IconDownload, IconKey } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { downloadText } from '../../../../shared/files/download.ts';
import { useCopy } from '../../../shared/clipboard/use-copy.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import styles from './recovery-codes.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once; each code replaces the authenticator for one log-in. */
export const RecoveryCodes = ({ codes, onDone }: Props) => {
  const t = useMessages(backoffice.verification).recovery;
  const { user } = useSession();
  const copy = useCopy();
  return (
    <Stack gap="md">
      <Alert color="warning" variant="light" icon={<IconKey aria-hidden />}>
        {t.explanation}
      </Alert>
      <ul className={styles.recoveryCodes} aria-label={t.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.5} aria-hidden />}
          onClick={() => void copy(codes.join('\n'), t.named)}
        >
          {t.copy}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
          onClick={() =>
            downloadText(t.file, [t.heading(user.username), '', ...codes, ''].join('\r\n'))
          }
        >
          {t.download}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone}>{t.done}</Button>
      </Group>
    </Stack>
  );
};
