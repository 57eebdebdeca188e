import { useSessionState } from '../shared/session/use-session.ts';
import { NotFoundPage } from '../shared/ui/messages/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

/** Members who are logged in keep the navigation. */
export const RouteNotFound = () => {
  const { current } = useSessionState();
  return current ? (
    <Shell>
      <NotFoundPage />
    </Shell>
  ) : (
    <main>
      <NotFoundPage />
    </main>
  );
};
