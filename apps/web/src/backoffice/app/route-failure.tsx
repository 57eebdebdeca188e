import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { FailurePage } from '../shared/ui/failure-page.tsx';

/** *Retry* forgets the failed reads and opens the route again. */
export const RouteFailure = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = (): void => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <FailurePage error={error} retry={retry} />;
};
