import { type ReactNode, startTransition, use, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import type { SessionKeeper } from '../shared/session/session-keeper.ts';
import { FailurePage } from '../shared/ui/failure-page.tsx';

/** Null when it is known who is here, nobody included. */
export type StartOutcome = { readonly error: unknown } | null;

export const startSession = (session: SessionKeeper): Promise<StartOutcome> =>
  session.refresh().then(
    () => null,
    (error: unknown) => ({ error }),
  );

interface Props {
  readonly started: Promise<StartOutcome>;
  readonly children: ReactNode;
}

/** Nothing is shown before it is known who is here: the cookie tells, on every start. */
export const StartSession = ({ started, children }: Props) => {
  const { session } = useServices();
  const [outcome, setOutcome] = useState(started);
  const failure = use(outcome);
  const retry = (): void => startTransition(() => setOutcome(startSession(session)));
  if (!failure) return children;
  return (
    <main>
      <FailurePage error={failure.error} retry={retry} />
    </main>
  );
};
