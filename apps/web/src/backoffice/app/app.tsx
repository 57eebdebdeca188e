import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LanguageProvider } from '../../language/language-context.tsx';
import { storedLanguage } from '../../language/stored-language.ts';
import { NavigationContext } from '../shared/navigation/navigation.ts';
import { type Services, ServicesContext } from '../shared/services.tsx';
import { Branded } from '../shared/theme/branded.tsx';
import { navigation } from './features.ts';
import type { AppRouter } from './router.ts';
import { SessionEvents } from './session-events.tsx';
import { StartSession } from './start-session.tsx';

interface Props {
  readonly services: Services;
  readonly router: AppRouter;
}

export const App = ({ services, router }: Props) => (
  <ServicesContext value={services}>
    <QueryClientProvider client={services.queryClient}>
      <LanguageProvider initial={storedLanguage()}>
        <NavigationContext value={navigation}>
          <Suspense>
            <Branded>
              <StartSession>
                <SessionEvents router={router} />
                <RouterProvider router={router} />
              </StartSession>
            </Branded>
          </Suspense>
        </NavigationContext>
      </LanguageProvider>
    </QueryClientProvider>
  </ServicesContext>
);
