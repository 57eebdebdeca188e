import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';

/** What employees were told before they answered, for those who look at the numbers. */
export const AnonymityNote = ({ minimumGroup }: { readonly minimumGroup: number }) => {
  const t = useMessages(backoffice.profiling).promise;
  return (
    <Alert color="info" variant="light" icon={<IconShieldCheck aria-hidden />} title={t.title}>
      {t.explanation(minimumGroup)}
    </Alert>
  );
};
