import type { CadranClient } from '@cadran/client';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Alert } from '@mantine/core';
import { IconWorldOff } from '@tabler/icons-react';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useApi } from '../../shared/services.tsx';

const settingsQuery = (api: CadranClient, id: string) =>
  queryOptions({
    queryKey: ['integration', id, 'settings'],
    queryFn: ({ signal }) => api.integration.settings({ params: { id }, signal }),
  });

/** Hosts that the installation allows for webhooks and SSO; none if empty. */
export const useAllowedHosts = (id: string): readonly string[] =>
  useSuspenseQuery(settingsQuery(useApi(), id)).data.allowedHosts;

export const useHostNotAllowedText = (organizationId: string): string => {
  const t = useMessages(backoffice.organization).hosts;
  const { language } = useLanguage();
  const hosts = useAllowedHosts(organizationId);
  return hosts.length === 0 ? t.none : t.refused(formatList(hosts, language));
};

export const NoAllowedHostsAlert = () => {
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
