import { Suspense, useEffect } from 'react';
import { FailureBoundary } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import type { QuestionnaireRoute } from '../routing/route.ts';
import { Flow } from './flow.tsx';
import type { PreparedQuestionnaire } from './prepare-questionnaire.ts';
import type { AnyCampaign } from './questionnaire-module.ts';

const ignore = (): undefined => undefined;

interface Props<C extends AnyCampaign> {
  readonly prepared: PreparedQuestionnaire<C>;
  readonly route: QuestionnaireRoute;
}

/** A respondent's page, of any module. */
export const Entry = <C extends AnyCampaign>({ prepared, route }: Props<C>) => {
  useEffect(() => {
    const { opening, loadAhead } = prepared;
    // A frame later: the first page is painted before anything else asks for the processor.
    opening.then(() => requestAnimationFrame(() => void loadAhead().catch(ignore)), ignore);
  }, [prepared]);
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Flow route={route} prepared={prepared} />
      </Suspense>
    </FailureBoundary>
  );
};
