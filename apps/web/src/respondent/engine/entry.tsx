import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { Suspense, useEffect, useState } from 'react';
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
import type { AnyCampaign, Drawings, QuestionnaireModule } from './questionnaire-module.ts';
import { randomKey } from './random-key.ts';
import { createSessionKeeper } from './respondent-session.ts';

const ignore = (): undefined => undefined;

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly place: QuestionnairePlace;
}

/** What the pages need. The campaign is asked for at once, the rest when the first page stands. */
const prepare = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  place: QuestionnairePlace,
) => {
  const storage = (module.storage ?? browserStorage)();
  if (isKiosk()) forgetIdleKiosk(storage, Date.now());
  const keeper = createSessionKeeper(storage, module.name, place.campaignId, randomKey);
  const opening = openQuestionnaire(module, place, keeper);
  let loading: Promise<Drawings<C>> | null = null;
  const load = (): Promise<Drawings<C>> => {
    loading ??= atOnce(opening.then(({ campaign }) => module.load(campaign)));
    return loading;
  };
  return {
    storage,
    keeper,
    opening,
    load,
    /** Parts and words of both languages, ahead of need: a network that goes away later takes nothing with it. */
    loadAhead: async (): Promise<void> => {
      await Promise.all([load(), preloadMessages(storedLanguage())]);
      await Promise.all(SUPPORTED_LANGUAGES.map((language) => preloadMessages(language)));
    },
  };
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
  useEffect(() => {
    const { opening, loadAhead } = prepared;
    // A frame later: the first page is painted before anything else asks for the processor.
    opening.then(() => requestAnimationFrame(() => void loadAhead().catch(ignore)), ignore);
  }, [prepared]);
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Flow module={module} place={place} prepared={prepared} />
      </Suspense>
    </FailureBoundary>
  );
};
