import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconWorldOff } from '@tabler/icons-react';
import { useMessages } from '../../../language/use-messages.ts';

/** Told before somebody fills a form that can only be refused. */
export const ClosedInstallation = () => {
  const t = useMessages(backoffice.organization).hosts;
  return (
    <Alert
      color="warning"
      variant="light"
      icon={<IconWorldOff aria-hidden />}
      title={t.closedTitle}
    >
      {t.closed}
    </Alert>
  );
};
