import '../shared/page.css';
import './login.css';
import { createClient } from '@cadran/client';
import type { PublicOrganization } from '@cadran/contract';
import { deviceTimeZone } from '@cadran/i18n';
import { errors } from '@cadran/i18n/errors';
import { login } from '@cadran/i18n/login';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { applyColorScheme, storedColorScheme } from '../shared/color-scheme/color-scheme.ts';
import { LanguageProvider } from '../shared/language/language-context.tsx';
import { chosenScreenLanguage } from '../shared/language/screen-language.ts';
import { preferredLanguage } from '../shared/language/stored-language.ts';
import type { LoginActions } from '../shared/login/login-actions.ts';
import { LoginPage } from '../shared/login/login-page.tsx';
import { parseLoginSearch } from '../shared/login/login-search.ts';
import { markSession } from '../shared/login/session-mark.ts';
import { loadBackofficeWhileTyping } from './load-backoffice.ts';

/** The log-in page for whoever arrives without a session: without the back office, which it leads to. */
const start = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) throw new Error('The page has no #root');
  applyColorScheme(storedColorScheme());
  const language = preferredLanguage(navigator.languages, chosenScreenLanguage());
  document.documentElement.lang = language;
  const search = parseLoginSearch(Object.fromEntries(new URLSearchParams(location.search)));
  const api = createClient({});
  const channel = new BroadcastChannel('cadran.session');
  const leave = (): void => {
    markSession();
    location.replace(search.returnTo ?? '/');
  };
  // Logged in in another tab, or still: the cookie says so.
  channel.addEventListener('message', ({ data }) => data === 'login' && leave());
  const words = Promise.all([
    login.page.load(language),
    login.shell.load(language),
    errors.load(language),
  ]);
  const isLoggedIn = await api.auth.refresh({ body: {} }).then(
    () => true,
    () => false,
  );
  if (isLoggedIn) {
    leave();
    return;
  }
  await words;
  const opened = (): void => {
    channel.postMessage('login');
    leave();
  };
  const actions: LoginActions = {
    logIn: async (body) => {
      await api.auth.login({ body: { ...body, timeZone: deviceTimeZone() } });
      opened();
    },
    verifyCode: async (code) => {
      await api.sso.verifyCode({ body: { code } });
      opened();
    },
    startSso: async (by) => {
      const { returnTo } = search;
      const { url } = await api.sso.start({ body: { ...by, ...(returnTo && { returnTo }) } });
      location.assign(url);
    },
  };
  const boot = document.querySelector('#boot')?.textContent?.trim();
  const { organization } = (boot ? JSON.parse(boot) : { organization: null }) as {
    readonly organization: PublicOrganization | null;
  };
  createRoot(root).render(
    <LanguageProvider initial={language}>
      {/* While the words of the other language load. */}
      <Suspense>
        <LoginPage search={search} actions={actions} organization={organization} />
      </Suspense>
    </LanguageProvider>,
  );
  loadBackofficeWhileTyping();
};

void start();
