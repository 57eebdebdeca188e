import { Suspense, useEffect } from 'react';
import { FailureBoundary } from '../failure.tsx';
import { Loading } from '../loading.tsx';
import type { QuestionnairePlace } from '../route.ts';
import { Flow } from './flow.tsx';
import type { Prepared } from './prepare.ts';
import type { AnyCampaign } from './questionnaire-module.ts';

const ignore = (): undefined => undefined;

interface Props<C extends AnyCampaign> {
  readonly prepared: Prepared<C>;
  readonly place: QuestionnairePlace;
}

/** A respondent's page, of any module. */
export const Entry = <C extends AnyCampaign>({ prepared, place }: Props<C>) => {
  useEffect(() => {
    const { opening, loadAhead } = prepared;
    // A frame later: the first page is painted before anything else asks for the processor.
    opening.then(() => requestAnimationFrame(() => void loadAhead().catch(ignore)), ignore);
  }, [prepared]);
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Flow place={place} prepared={prepared} />
      </Suspense>
    </FailureBoundary>
  );
};
