import { lazy, type ReactNode, Suspense } from 'react';
import type { Boot } from './boot.ts';
import { FailureBoundary } from './failure.tsx';
import { Frame } from './frame.tsx';
import { StepFocus } from './heading.tsx';
import type { OpenedPlace } from './open-place.tsx';
import type { RespondentPlace } from './route.ts';
import { Unavailable } from './unavailable.tsx';
import { usePlace } from './use-place.ts';

interface Props {
  readonly boot: Boot;
  /** Null for an address that leads to no questionnaire. */
  readonly opened: OpenedPlace | null;
}

/** Few open these: they are no part of the first load. */
const HowPage = lazy(async () => ({ default: (await import('./how/how-page.tsx')).HowPage }));
const RightsPage = lazy(async () => ({
  default: (await import('./rights/rights-page.tsx')).RightsPage,
}));

const drawn = (place: RespondentPlace, opened: OpenedPlace | null): ReactNode => {
  if (place?.kind === 'rights') return <RightsPage place={place} />;
  if (place?.kind === 'how') return <HowPage />;
  return place?.kind === 'questionnaire' && opened ? opened.draw(place) : <Unavailable />;
};

export const App = ({ boot, opened }: Props) => {
  const place = usePlace();
  return (
    <Suspense>
      <StepFocus>
        <Frame organization={boot.organization} campaignLogo={opened?.logo ?? null}>
          <FailureBoundary>{drawn(place, opened)}</FailureBoundary>
        </Frame>
      </StepFocus>
    </Suspense>
  );
};
