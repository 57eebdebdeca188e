import { backoffice } from '@cadran/i18n/backoffice';
import { type ReactNode, useState } from 'react';
import { storedLanguage } from '../../language/stored-language.ts';
import { useServices } from '../shared/services.tsx';
import type { SessionKeeper } from '../shared/session/session-keeper.ts';
import { languageOfSession } from '../shared/session/language-of-session.ts';
import { FailurePage } from '../shared/ui/failure-page.tsx';
import type { AppRouter } from './router.ts';

/** Null when it is known who is here, nobody included. */
export type StartOutcome = { readonly error: unknown } | null;

const startSession = (session: SessionKeeper): Promise<StartOutcome> =>
  session.refresh().then(
    () => null,
    (error: unknown) => ({ error }),
  );

/**
 * What the first picture needs, asked for side by side: it is drawn once, whole, in its reader's language. The cookie
 * tells who is here, on every start.
 */
export const prepareStart = async (
  session: SessionKeeper,
  router: AppRouter,
): Promise<StartOutcome> => {
  const inStored = backoffice.shell.load(storedLanguage());
  const outcome = await startSession(session);
  const language = languageOfSession(session);
  document.documentElement.lang = language;
  // What does not come is told by whoever draws it.
  await Promise.allSettled([
    inStored,
    backoffice.shell.load(language),
    ...(outcome === null ? [router.load()] : []),
  ]);
  return outcome;
};

interface Props {
  readonly outcome: StartOutcome;
  readonly children: ReactNode;
}

/** Nothing is shown before it is known who is here. */
export const StartSession = ({ outcome, children }: Props) => {
  const { session } = useServices();
  const [failure, setFailure] = useState(outcome);
  if (!failure) return children;
  return (
    <main>
      <FailurePage
        error={failure.error}
        retry={() => void startSession(session).then(setFailure)}
      />
    </main>
  );
};
