import { LIMITS } from '@cadran/contract/codes';
import { SUPPORTED_LANGUAGES } from '@cadran/i18n';
import { preferredLanguage } from '../../shared/language/stored-language.ts';
import { withTimeout, settledPromise } from '../../shared/loading/promises.ts';
import { preloadMessages } from '../data/preload-messages.ts';
import type { QuestionnaireRoute } from '../routing/route.ts';
import { clearIdleKiosk, isKiosk } from './kiosk/kiosk.ts';
import { browserStorage } from './session/key-value-storage.ts';
import { openQuestionnaire } from './session/open-questionnaire.ts';
import type { AnyCampaign, QuestionnaireModule } from './questionnaire-module.ts';
import { randomKey } from './session/random-key.ts';
import { createSessionStore } from './session/respondent-session.ts';
import { takeInvitation } from './session/take-invitation.ts';

/**
 * What the pages need. The campaign is asked for at once, the rest when the first page stands. Called before
 * anything is drawn: React may begin to draw a page and throw it away, and a resume link is followed once.
 */
export const prepareQuestionnaire = <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  route: QuestionnaireRoute,
  /** Access code of an audit by codes, from the link; empty if there was none. */
  accessCode: string,
  /** The campaign as the server wrote it into the page. */
  inPage: C | null = null,
) => {
  const storage = (module.storage ?? browserStorage)();
  if (isKiosk()) clearIdleKiosk(storage, Date.now());
  const sessionStore = createSessionStore(storage, module.name, route.campaignId, randomKey);
  // In an audit nobody is to know who answered: there it is thrown away.
  takeInvitation((id) => module.name === 'screening' && sessionStore.saveInvitation(id));
  const opening = openQuestionnaire(module, route, sessionStore, accessCode, inPage);
  const loadViews = async (campaign: C) => {
    const [views, { Answering }] = await Promise.all([
      module.load(campaign),
      import('./answering.tsx'),
    ]);
    return { ...views, Answering };
  };
  let loading: ReturnType<typeof loadViews> | null = null;
  const load = (): ReturnType<typeof loadViews> => {
    loading ??= settledPromise(
      opening.then(({ campaign }) => withTimeout(loadViews(campaign), LIMITS.chunkTimeoutMs)),
    );
    return loading;
  };
  return {
    module,
    storage,
    sessionStore,
    accessCode,
    opening,
    load,
    /** Parts and texts of both languages, loaded ahead of need so that they work without a network later. */
    loadAhead: async (): Promise<void> => {
      await Promise.all([
        load(),
        preloadMessages(preferredLanguage()),
        import('./resume/resume-step.tsx'),
      ]);
      await Promise.all(SUPPORTED_LANGUAGES.map((language) => preloadMessages(language)));
    },
  };
};
export type PreparedQuestionnaire<C extends AnyCampaign> = ReturnType<
  typeof prepareQuestionnaire<C>
>;
