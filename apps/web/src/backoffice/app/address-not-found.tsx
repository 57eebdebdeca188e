import { useSessionState } from '../shared/session/use-session.ts';
import { NotFoundPage } from '../shared/ui/not-found-page.tsx';
import { Shell } from './shell/shell.tsx';

/** An address that leads nowhere; whoever is logged in keeps the navigation. */
export const AddressNotFound = () => {
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
