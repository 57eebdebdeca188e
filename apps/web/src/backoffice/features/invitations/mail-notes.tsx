import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconLock, IconMailOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { mailSettingsQuery } from '../../shared/mail/get-mail-settings.ts';
import { useApi } from '../../shared/services.tsx';

/** What keeps mails from leaving, before anybody writes one. */
export const MailNotes = ({ open }: { readonly open: boolean }) => {
  const t = useMessages(backoffice.invitations);
  const { configured } = useSuspenseQuery(mailSettingsQuery(useApi())).data;
  return (
    <>
      {!open && (
        <Alert color="warning" variant="light" icon={<IconLock aria-hidden />}>
          {t.closed}
        </Alert>
      )}
      {!configured && (
        <Alert color="warning" variant="light" icon={<IconMailOff aria-hidden />}>
          {t.notConfigured}
        </Alert>
      )}
    </>
  );
};

export const QuotaLine = () => {
  const t = useMessages(backoffice.invitations);
  const { language } = useLanguage();
  const { perDay, used } = useSuspenseQuery(mailSettingsQuery(useApi())).data.quota;
  const left = Math.max(0, perDay - used);
  return (
    <p className="mail-quota">
      {t.quota(left, formatNumber(left, language), formatNumber(perDay, language))}
    </p>
  );
};
