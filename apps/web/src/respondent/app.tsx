import { Suspense } from 'react';
import type { Boot } from './boot.ts';
import { Entry } from './engine/entry.tsx';
import { Frame } from './frame.tsx';
import { StepFocus } from './heading.tsx';
import { screening } from './screening/module.ts';
import { isPreview, screeningPreview } from './screening/preview.ts';
import { Unavailable } from './unavailable.tsx';
import { usePlace } from './use-place.ts';

export const App = ({ boot }: { readonly boot: Boot }) => {
  const place = usePlace();
  const known = place?.kind === 'questionnaire' && place.module === screening.name;
  return (
    <Suspense>
      <StepFocus>
        <Frame organization={boot.organization}>
          {known ? (
            <Entry
              key={place.campaignId}
              module={isPreview() ? screeningPreview : screening}
              place={place}
            />
          ) : (
            <Unavailable />
          )}
        </Frame>
      </StepFocus>
    </Suspense>
  );
};
