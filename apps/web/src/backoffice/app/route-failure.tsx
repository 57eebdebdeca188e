import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { shellRoute } from '../shared/router/root-route.ts';
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
  const inShell = useMatches({
    select: (all) => all.some(({ routeId }) => routeId === shellRoute.id),
  });
  const page = <FailurePage error={error} retry={retry} />;
  return inShell ? page : <main>{page}</main>;
};
