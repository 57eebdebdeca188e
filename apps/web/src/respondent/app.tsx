import { lazy, type ReactNode, Suspense } from 'react';
import type { Boot } from './data/boot.ts';
import { FailureBoundary } from './layout/failure.tsx';
import { Frame } from './layout/frame.tsx';
import { StepFocus } from './layout/heading.tsx';
import type { OpenedRoute } from './routing/open-route.tsx';
import type { RespondentRoute } from './routing/route.ts';
import { Unavailable } from './layout/unavailable.tsx';
import { useRoute } from './routing/use-route.ts';

interface Props {
  readonly boot: Boot;
  /** Null for an address that leads to no questionnaire. */
  readonly opened: OpenedRoute | null;
}

/** Rarely opened, so not part of the first load. */
const SidePage = lazy(async () => ({
  default: (await import('./routing/side-page.tsx')).SidePage,
}));

const renderRoute = (
  route: RespondentRoute,
  opened: OpenedRoute | null,
  { isUnknown }: Boot,
): ReactNode => {
  if (isUnknown) return <Unavailable />;
  if (route?.kind === 'privacy' || route?.kind === 'how') return <SidePage route={route} />;
  return route?.kind === 'questionnaire' && opened ? opened.render(route) : <Unavailable />;
};

export const App = ({ boot, opened }: Props) => {
  const route = useRoute();
  return (
    <Suspense>
      <StepFocus>
        <Frame organization={boot.organization} campaignLogo={opened?.logo ?? null}>
          <FailureBoundary>{renderRoute(route, opened, boot)}</FailureBoundary>
        </Frame>
      </StepFocus>
    </Suspense>
  );
};
