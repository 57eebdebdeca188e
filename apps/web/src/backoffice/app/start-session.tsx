import { type ReactNode, startTransition, Suspense, use, useState } from 'react';
import { useServices } from '../shared/services.tsx';
import { FailurePage } from '../shared/ui/failure-page.tsx';
import { RouteLoading } from './route-loading.tsx';

type Outcome = { readonly error: unknown } | null;

const Started = ({
  outcome,
  retry,
  children,
}: {
  readonly outcome: Promise<Outcome>;
  readonly retry: () => void;
  readonly children: ReactNode;
}) => {
  const failure = use(outcome);
  return failure ? <FailurePage error={failure.error} retry={retry} /> : children;
};

/** Nothing is shown before it is known who is here: the cookie tells, on every start. */
export const StartSession = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useServices();
  const start = (): Promise<Outcome> =>
    session.refresh().then(
      () => null,
      (error: unknown) => ({ error }),
    );
  const [outcome, setOutcome] = useState(start);
  return (
    <Suspense fallback={<RouteLoading />}>
      <Started outcome={outcome} retry={() => startTransition(() => setOutcome(start()))}>
        {children}
      </Started>
    </Suspense>
  );
};
