import { DEFAULT_TIME_ZONE } from '@cadran/contract';
import { type DateFormats, dateFormats, deviceTimeZone } from '@cadran/i18n';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useSessionState } from '../session/use-session.ts';

/** The organisation's; super administrators, who see every organisation, keep that of their browser. */
export const useTimeZone = (): string => {
  const { current } = useSessionState();
  if (!current || current.user.role === 'superadmin') return deviceTimeZone();
  return current.organization.settings.timeZone ?? DEFAULT_TIME_ZONE;
};

export const useDates = (): DateFormats => dateFormats(useLanguage().language, useTimeZone());
