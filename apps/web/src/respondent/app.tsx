import { Suspense } from 'react';
import type { Boot } from './boot.ts';
import { Frame } from './frame.tsx';
import { StepFocus } from './heading.tsx';
import type { OpenedPlace } from './open-place.tsx';
import { Unavailable } from './unavailable.tsx';
import { usePlace } from './use-place.ts';

interface Props {
  readonly boot: Boot;
  /** Null for an address that leads to no questionnaire. */
  readonly opened: OpenedPlace | null;
}

export const App = ({ boot, opened }: Props) => {
  const place = usePlace();
  return (
    <Suspense>
      <StepFocus>
        <Frame organization={boot.organization} campaignLogo={opened?.logo ?? null}>
          {place?.kind === 'questionnaire' && opened ? opened.draw(place) : <Unavailable />}
        </Frame>
      </StepFocus>
    </Suspense>
  );
};
