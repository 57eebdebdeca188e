import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useMatches, useRouter } from '@tanstack/react-router';
import { shellRoute } from '../shared/router/root-route.ts';
import { ErrorPage } from '../shared/ui/messages/error-page.tsx';
import { Loader } from '@mantine/core';
import styles from './route-loading.module.css';

/** *Retry* resets failed queries and loads the route again. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
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
  const page = <ErrorPage error={error} retry={retry} />;
  return inShell ? page : <main>{page}</main>;
};

export const RouteLoading = () => (
  <div className={styles.routeLoading} data-testid="route-loading" aria-busy>
    <Loader size="sm" />
  </div>
);
