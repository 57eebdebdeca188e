import type { OpenedSession } from '@cadran/contract';
import type { Language } from '@cadran/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Toasts } from '../backoffice/app/overlays/toasts.tsx';
import { createApi } from '../backoffice/shared/api/create-api.ts';
import { createQueryClient } from '../backoffice/shared/api/create-query-client.ts';
import { ServicesContext } from '../backoffice/shared/services.tsx';
import { NOON, sessionFixture } from '../backoffice/shared/session/session.fixture.ts';
import { createSessionManager } from '../backoffice/shared/session/session-manager.ts';
import { OrganizationThemeProvider } from '../backoffice/shared/theme/organization-theme-provider.tsx';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { renderIn } from './render-in.tsx';

interface Options {
  readonly api?: FakeApi;
  readonly session?: Partial<OpenedSession>;
  readonly path?: string;
  /** With the parameters that the component reads from its path. */
  readonly route?: string;
}

/** Before log-in. */
export const createServices = (api: FakeApi) => {
  const session = createSessionManager({
    fetch: api.fetch,
    now: () => NOON,
    exclusively: (work) => work(),
  });
  return {
    session,
    api: createApi({ session, fetch: api.fetch }),
    tabSync: { broadcast: () => undefined },
    queryClient: createQueryClient(),
  };
};

/** A page with one component at its own path. */
const createTestRouter = (children: ReactNode, route: string, path: string) => {
  const rootRoute = createRootRoute({ component: () => <main id="content">{children}</main> });
  const anyRoute = createRoute({ getParentRoute: () => rootRoute, path: route });
  return createRouter({
    routeTree: rootRoute.addChildren([anyRoute]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
};

/** Renders a component with theme, session, API client and router. */
export const renderBackoffice = async (
  language: Language,
  children: ReactNode,
  options: Options = {},
) => {
  const services = createServices(options.api ?? createFakeApi());
  services.session.open(sessionFixture(options.session));
  const router = createTestRouter(children, options.route ?? '$', options.path ?? '/');
  const view = await renderIn(
    language,
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <OrganizationThemeProvider>
          <RouterProvider router={router as never} />
          <Toasts />
        </OrganizationThemeProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return { ...view, search: () => router.state.location.search as Record<string, unknown> };
};
