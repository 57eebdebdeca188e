import type { Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { errors } from '@cadran/i18n/errors';
import { type ReactNode, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import type { SessionManager } from '../shared/session/session-manager.ts';
import { screenLanguage } from '../shared/session/screen-language.ts';
import { ErrorPage } from '../shared/ui/messages/error-page.tsx';
import type { AppRouter } from './router.ts';

/** Null when the session is known, including a logged-out one. */
export type StartOutcome = { readonly error: unknown } | null;

const restoreSession = (session: SessionManager): Promise<StartOutcome> =>
  session.refresh().then(
    () => null,
    (error: unknown) => ({ error }),
  );

const loadFrameWords = (language: Language): Promise<unknown> =>
  Promise.all([backoffice.shell.load(language), errors.load(language)]);

/** The code and the words of the page of this address, before it is known who may open it. */
const preloadPage = async (router: AppRouter): Promise<void> => {
  const { pathname, search } = router.latestLocation;
  const routes = router
    .matchRoutes(pathname, search)
    .map(({ routeId }) => router.routesById[routeId]);
  await Promise.all(routes.map(async ({ options }) => options.component?.preload?.()));
};

/** Restores the session from the cookie and loads words and page meanwhile, so that the first render is complete. */
export const prepareFirstRender = async (
  session: SessionManager,
  router: AppRouter,
): Promise<StartOutcome> => {
  document.documentElement.lang = screenLanguage(session);
  const beforeLogIn = Promise.allSettled([
    loadFrameWords(screenLanguage(session)),
    preloadPage(router),
  ]);
  const outcome = await restoreSession(session);
  const language = screenLanguage(session);
  document.documentElement.lang = language;
  // A failed load is reported by the component that needs it.
  await Promise.allSettled([
    beforeLogIn,
    loadFrameWords(language),
    ...(outcome === null ? [router.load()] : []),
  ]);
  return outcome;
};

interface Props {
  readonly outcome: StartOutcome;
  readonly children: ReactNode;
}

/** Renders nothing but an error before the session is known. */
export const SessionStart = ({ outcome, children }: Props) => {
  const { session } = useServices();
  const [failure, setFailure] = useState(outcome);
  if (!failure) return children;
  return (
    <main>
      <ErrorPage
        error={failure.error}
        retry={() => void restoreSession(session).then(setFailure)}
      />
    </main>
  );
};
