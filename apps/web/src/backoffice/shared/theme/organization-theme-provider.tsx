import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_THEME } from '@cadran/contract';
import { HAS_LIGHT_DARK } from '@cadran/theme';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useSessionState } from '../session/use-session.ts';
import { colorSchemeManager, useLightPaper } from './color-scheme-manager.ts';
import { organizationVariables } from './css-variables.ts';
import { organizationTheme } from './organization-theme.ts';

/** Theme of the session's organisation, or the default. */
export const OrganizationThemeProvider = ({ children }: { readonly children: ReactNode }) => {
  const colors = useSessionState().current?.organization.theme ?? DEFAULT_THEME;
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
      {children}
    </MantineProvider>
  );
};

/** Written into the page by the server; required by the content security policy. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
