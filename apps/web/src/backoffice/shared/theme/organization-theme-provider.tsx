import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_THEME, LIMITS, type Theme } from '@cadran/contract';
import { HAS_LIGHT_DARK } from '@cadran/theme';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSessionState } from '../session/use-session.ts';
import { colorSchemeManager, useLightPaper } from './color-scheme-manager.ts';
import { organizationVariables } from './css-variables.ts';
import { GuestThemeContext } from './guest-theme.ts';
import { organizationTheme } from './organization-theme.ts';

/** Theme of the session's organisation, of a guest page's organisation, or the default. */
export const OrganizationThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const [guest, setGuest] = useState<Theme | null>(null);
  const colors = useSessionState().current?.organization.theme ?? guest ?? DEFAULT_THEME;
  const words = useMessages(backoffice.shell);
  useLightPaper();
  const theme = useMemo(() => organizationTheme(colors, words), [colors, words]);
  const variables = useMemo(() => organizationVariables(colors), [colors]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      {...(!HAS_LIGHT_DARK && { forceColorScheme: 'light' })}
      getStyleNonce={styleNonce}
    >
      <GuestThemeContext value={setGuest}>{children}</GuestThemeContext>
      <Notifications position="bottom-right" autoClose={LIMITS.toastMs} limit={4} />
    </MantineProvider>
  );
};

/** Written into the page by the server; required by the content security policy. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
