import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LanguageProvider } from '../../shared/language/language-context.tsx';
import { NavigationContext } from '../shared/navigation/navigation.ts';
import { type Services, ServicesContext } from '../shared/services.tsx';
import { screenLanguage } from '../shared/session/screen-language.ts';
import { OrganizationThemeProvider } from '../shared/theme/organization-theme-provider.tsx';
import { navigation } from './features.ts';
import { LateToasts } from './overlays/late-toasts.tsx';
import { RouteLoading } from './route-error.tsx';
import type { AppRouter } from './router.ts';
import { SessionEvents } from './session-events.tsx';
import { type StartOutcome, SessionStart } from './session-start.tsx';

interface Props {
  readonly services: Services;
  readonly router: AppRouter;
  readonly outcome: StartOutcome;
}

export const App = ({ services, router, outcome }: Props) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <LanguageProvider initial={screenLanguage(services.session)}>
        <NavigationContext value={navigation}>
          <Suspense>
            <OrganizationThemeProvider>
              <LateToasts />
              <Suspense fallback={<RouteLoading />}>
                <SessionStart outcome={outcome}>
                  <SessionEvents router={router} />
                  <RouterProvider router={router} />
                </SessionStart>
              </Suspense>
            </OrganizationThemeProvider>
          </Suspense>
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>
  </ServicesContext>
);
