import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LanguageProvider } from '../../language/language-context.tsx';
import { NavigationContext } from '../shared/navigation/navigation.ts';
import { type Services, ServicesContext } from '../shared/services.tsx';
import { languageOfSession } from '../shared/session/language-of-session.ts';
import { Branded } from '../shared/theme/branded.tsx';
import { navigation } from './features.ts';
import { RouteLoading } from './route-loading.tsx';
import type { AppRouter } from './router.ts';
import { SessionEvents } from './session-events.tsx';
import { type StartOutcome, StartSession } from './start-session.tsx';

interface Props {
  readonly services: Services;
  readonly router: AppRouter;
  readonly outcome: StartOutcome;
}

export const App = ({ services, router, outcome }: Props) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <LanguageProvider initial={languageOfSession(services.session)}>
        <NavigationContext value={navigation}>
          <Suspense>
            <Branded>
              <Suspense fallback={<RouteLoading />}>
                <StartSession outcome={outcome}>
                  <SessionEvents router={router} />
                  <RouterProvider router={router} />
                </StartSession>
              </Suspense>
            </Branded>
          </Suspense>
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>
  </ServicesContext>
);
