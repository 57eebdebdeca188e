import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { Button, Skeleton } from '@mantine/core';
import { IconRefreshAlert, IconSearchOff } from '@tabler/icons-react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { errorCode } from '../api/error-code.ts';
import { ListMessage } from './list-message.tsx';
import styles from './list.module.css';

const SKELETON_ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export const ListSkeleton = () => {
  const t = useMessages(backoffice.shell);
  return (
    <div className={styles.listWaiting} role="status" aria-label={t.loading} aria-busy>
      {SKELETON_ROWS.map((row) => (
        <Skeleton key={row} height={28} radius="md" />
      ))}
    </div>
  );
};

interface FailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

export const ListError = ({ error, retry }: FailureProps) => {
  const shell = useMessages(backoffice.shell);
  const words = useMessages(errors);
  const code = errorCode(error);
  return (
    <ListMessage
      urgent
      icon={IconRefreshAlert}
      title={shell.failure.title}
      explanation={code === 'internal' ? shell.failure.explanation : words.codes[code]}
      action={<Button onClick={retry}>{shell.retry}</Button>}
    />
  );
};

export const NoSearchResults = ({ onClear }: { readonly onClear: () => void }) => {
  const t = useMessages(backoffice.list).nothingFound;
  return (
    <ListMessage
      icon={IconSearchOff}
      title={t.title}
      explanation={t.explanation}
      action={
        <Button variant="default" onClick={onClear}>
          {t.clear}
        </Button>
      }
    />
  );
};
