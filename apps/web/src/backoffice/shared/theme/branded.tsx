import { backoffice } from '@cadran/i18n/backoffice';
import { DEFAULT_THEME, LIMITS, type Theme } from '@cadran/contract';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useSessionState } from '../session/use-session.ts';
import { organizationVariables } from './css-variables.ts';
import { GuestThemeContext } from './guest-theme.ts';
import { organizationTheme } from './organization-theme.ts';
import { styleNonce } from './style-nonce.ts';

/** Everything below wears the colours of whoever is logged in, of whom a page is for, or the product's own. */
export const Branded = ({ children }: { readonly children: ReactNode }) => {
  const [guest, setGuest] = useState<Theme | null>(null);
  const colors = useSessionState().current?.organization.theme ?? guest ?? DEFAULT_THEME;
  const words = useMessages(backoffice.shell);
  const theme = useMemo(() => organizationTheme(colors, words), [colors, words]);
  const variables = useMemo(() => organizationVariables(colors), [colors]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      forceColorScheme="light"
      getStyleNonce={styleNonce}
    >
      <GuestThemeContext value={setGuest}>{children}</GuestThemeContext>
      <Notifications position="bottom-right" autoClose={LIMITS.toastMs} limit={4} />
    </MantineProvider>
  );
};
