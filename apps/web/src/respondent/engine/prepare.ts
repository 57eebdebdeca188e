import { LIMITS } from '@cadran/contract/codes';
import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { firstLanguage } from '../../language/stored-language.ts';
import { orTimeout } from '../../loading/or-timeout.ts';
import { atOnce } from '../at-once.ts';
import { preloadMessages } from '../preload-messages.ts';
import type { QuestionnairePlace } from '../route.ts';
import { forgetIdleKiosk, isKiosk } from './kiosk.ts';
import { browserStorage } from './kept-storage.ts';
import { openQuestionnaire } from './open-questionnaire.ts';
import type { AnyCampaign, Drawings, QuestionnaireModule } from './questionnaire-module.ts';
import { randomKey } from './random-key.ts';
import { createSessionKeeper } from './respondent-session.ts';
import { takeInvitation } from './take-invitation.ts';

/**
 * What the pages need. The campaign is asked for at once, the rest when the first page stands. Called before
 * anything is drawn: React may begin to draw a page and throw it away, and a resume link is followed once.
 */
export const prepare = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  place: QuestionnairePlace,
) => {
  const storage = (module.storage ?? browserStorage)();
  if (isKiosk()) forgetIdleKiosk(storage, Date.now());
  const keeper = createSessionKeeper(storage, module.name, place.campaignId, randomKey);
  // In an audit nobody is to know who answered: there it is thrown away.
  takeInvitation((id) => module.name === 'screening' && keeper.keepInvitation(id));
  const opening = openQuestionnaire(module, place, keeper);
  let loading: Promise<Drawings<C>> | null = null;
  const load = (): Promise<Drawings<C>> => {
    loading ??= atOnce(
      opening.then(({ campaign }) => orTimeout(module.load(campaign), LIMITS.chunkTimeoutMs)),
    );
    return loading;
  };
  return {
    module,
    storage,
    keeper,
    opening,
    load,
    /** Parts and words of both languages, ahead of need: a network that goes away later takes nothing with it. */
    loadAhead: async (): Promise<void> => {
      await Promise.all([load(), preloadMessages(firstLanguage())]);
      await Promise.all(SUPPORTED_LANGUAGES.map((language) => preloadMessages(language)));
    },
  };
};
export type Prepared<C extends AnyCampaign> = ReturnType<typeof prepare<C>>;
