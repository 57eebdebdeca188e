import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconKeyOff, IconLock, IconMailOff } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { hasEndedCodes } from '../../shared/campaigns/campaign-codes.ts';
import type { Campaign } from '../../shared/campaigns/campaign-types.ts';
import { mailSettingsQuery } from '../../shared/mail/send-mail.ts';
import { useApi } from '../../shared/services.tsx';
import styles from './invitations.module.css';

/** Warns that mails cannot be sent from a closed campaign or without a mail server. */
export const MailWarnings = ({ campaign }: { readonly campaign: Campaign }) => {
  const t = useMessages(backoffice.invitations);
  const hasEnded = hasEndedCodes(campaign);
  const { configured } = useSuspenseQuery(mailSettingsQuery(useApi())).data;
  return (
    <>
      {/* Once codes have ended, opening the campaign again would not help. */}
      {hasEnded && (
        <Alert color="info" variant="light" icon={<IconKeyOff aria-hidden />}>
          {t.codesEnded}
        </Alert>
      )}
      {campaign.status !== 'open' && !hasEnded && (
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

export const MailQuota = () => {
  const t = useMessages(backoffice.invitations);
  const { language } = useLanguage();
  const { perDay, used } = useSuspenseQuery(mailSettingsQuery(useApi())).data.quota;
  const left = Math.max(0, perDay - used);
  return (
    <p className={styles.mailQuota}>
      {t.quota(left, formatNumber(left, language), formatNumber(perDay, language))}
    </p>
  );
};
