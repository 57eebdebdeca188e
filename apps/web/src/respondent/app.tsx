import { respondent } from '@cadran/i18n/respondent';
import { Suspense } from 'react';
import { useMessages } from '../language/use-messages.ts';
import type { Boot } from './boot.ts';
import { Entry } from './engine/entry.tsx';
import { FailureBoundary } from './failure.tsx';
import { Frame } from './frame.tsx';
import { StepFocus } from './heading.tsx';
import { screening } from './screening/module.ts';
import { Unavailable } from './unavailable.tsx';
import { usePlace } from './use-place.ts';

const Loading = () => (
  <p className="loading" role="status">
    {useMessages(respondent.entry).loading}
  </p>
);

export const App = ({ boot }: { readonly boot: Boot }) => {
  const place = usePlace();
  const known = place?.kind === 'questionnaire' && place.module === screening.name;
  return (
    <Suspense>
      <StepFocus>
        <Frame organization={boot.organization}>
          <FailureBoundary>
            <Suspense fallback={<Loading />}>
              {known ? (
                <Entry key={place.campaignId} module={screening} place={place} />
              ) : (
                <Unavailable />
              )}
            </Suspense>
          </FailureBoundary>
        </Frame>
      </StepFocus>
    </Suspense>
  );
};
