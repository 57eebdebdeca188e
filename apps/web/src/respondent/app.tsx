import { Suspense } from 'react';
import type { Boot } from './boot.ts';
import { Frame } from './frame.tsx';
import { Questionnaire } from './questionnaire.tsx';
import { Unavailable } from './unavailable.tsx';
import { usePlace } from './use-place.ts';

export const App = ({ boot }: { readonly boot: Boot }) => {
  const place = usePlace();
  return (
    <Suspense>
      <Frame organization={boot.organization}>
        {place?.kind === 'questionnaire' ? <Questionnaire place={place} /> : <Unavailable />}
      </Frame>
    </Suspense>
  );
};
