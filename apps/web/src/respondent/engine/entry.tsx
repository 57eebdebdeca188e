import { respondent } from '@cadran/i18n/respondent';
import { Suspense, useState } from 'react';
import { storedLanguage } from '../../language/stored-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { atOnce } from '../at-once.ts';
import { FailureBoundary } from '../failure.tsx';
import { preloadMessages } from '../preload-messages.ts';
import type { QuestionnairePlace } from '../route.ts';
import { Flow } from './flow.tsx';
import { forgetIdleKiosk, isKiosk } from './kiosk.ts';
import { browserStorage } from './kept-storage.ts';
import { openQuestionnaire } from './open-questionnaire.ts';
import type { AnyCampaign, QuestionnaireModule } from './questionnaire-module.ts';
import { createSessionKeeper } from './respondent-session.ts';

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly place: QuestionnairePlace;
}

/** Asks once for everything the pages need; they come in while the first one is read. */
const prepare = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  place: QuestionnairePlace,
) => {
  const storage = (module.storage ?? browserStorage)();
  if (isKiosk()) forgetIdleKiosk(storage, Date.now());
  const keeper = createSessionKeeper(storage, module.name, place.campaignId, () =>
    crypto.randomUUID(),
  );
  const opening = openQuestionnaire(module, place, keeper);
  const loading = atOnce(opening.then(({ campaign }) => module.load(campaign)));
  void preloadMessages(storedLanguage()).catch(() => undefined);
  return { storage, keeper, opening, loading };
};
export type Prepared<C extends AnyCampaign> = ReturnType<typeof prepare<C>>;

const Loading = () => (
  <p className="loading" role="status">
    {useMessages(respondent.entry).loading}
  </p>
);

/** A respondent's page, of any module. What was asked for is held above what waits for it. */
export const Entry = <C extends AnyCampaign>({ module, place }: Props<C>) => {
  const [prepared] = useState(() => prepare(module, place));
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Flow module={module} place={place} prepared={prepared} />
      </Suspense>
    </FailureBoundary>
  );
};
