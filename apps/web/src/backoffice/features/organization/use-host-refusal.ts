import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../language/language-context.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { useAllowedHosts } from './allowed-hosts.ts';

/** Why an address is refused: what the installation allows instead. */
export const useHostRefusal = (organizationId: string): string => {
  const t = useMessages(backoffice.organization).hosts;
  const { language } = useLanguage();
  const hosts = useAllowedHosts(organizationId);
  return hosts.length === 0 ? t.none : t.refused(formatList(hosts, language));
};
