import type { PublicScreeningCampaign, Retest, SavedRetest } from '@cadran/contract';
import { toAnswerItems } from '@cadran/contract/answers';
import { postJson, putJson } from '../data/http-client.ts';
import type { QuestionnaireModule } from '../engine/questionnaire-module.ts';
import { browserStorage } from '../engine/session/key-value-storage.ts';
import type { QuestionnaireRoute } from '../routing/route.ts';
import { toChangeBody } from '../screening/answers-payload.ts';
import { RetestNotice } from './retest-notice.tsx';

/** The secret of the mailed link stands behind `#`; kept, so that the page can be loaded again. */
const takeSecret = (id: string): string => {
  const storage = browserStorage();
  const name = `cadran.retest.${id}`;
  const typed = location.hash.slice(1);
  if (typed === '') return storage.get(name) ?? '';
  storage.set(name, typed);
  history.replaceState(history.state, '', location.pathname + location.search);
  return typed;
};

/** The second answering of a candidate: nothing of it is kept with the first one, in the browser either. */
export const retestModule = ({
  organizationId,
  campaignId: id,
}: QuestionnaireRoute): QuestionnaireModule<PublicScreeningCampaign> => {
  const access = { organizationId, id, secret: takeSecret(id) };
  const open = (token: string) => postJson<Retest>('/api/screening/retests/open', access, token);
  const opened = async (token: string) => ({
    id: `retest-${id}`,
    token,
    resumeCode: '',
    now: (await open(token)).now,
  });
  return {
    name: 'screening',
    final: true,
    api: {
      campaign: async (_id, token) => ({ ...(await open(token)).campaign, id }),
      start: (_request, _choices, token) => opened(token),
      resume: (_id, _code, token) => opened(token),
      read: async ({ token }) => {
        const { language, answers, stamps } = await open(token);
        return {
          status: 'opened',
          language,
          answers: { items: toAnswerItems(answers), stamps },
        };
      },
      save: async ({ token }, batch, complete) => {
        const { answers, stamps, status } = toChangeBody(batch, complete) as Record<
          string,
          unknown
        >;
        const body = { ...access, answers, stamps, status };
        const saved = await putJson<SavedRetest>('/api/screening/retests/answers', body, token);
        const { newer } = saved;
        return {
          status: saved.status,
          newer: { items: toAnswerItems(newer.answers), stamps: newer.stamps },
        };
      },
    },
    Notice: RetestNotice,
    load: async (campaign) => {
      const [{ loadSections }, { RetestThanks: Thanks }] = await Promise.all([
        import('../screening/load-part-views.ts'),
        import('./retest-thanks.tsx'),
      ]);
      return { Thanks, parts: await loadSections(campaign) };
    },
  };
};
