import { normalizeResumeCode } from '@cadran/contract/codes';
import { anonymousToken, ApiError } from '../../data/http-client.ts';
import { isSameCode } from '../access-code/access-link.ts';
import type { QuestionnaireRoute } from '../../routing/route.ts';
import { replaceRoute } from '../../routing/use-route.ts';
import type {
  AnyCampaign,
  OpenedQuestionnaire,
  QuestionnaireModule,
  QuestionnaireApi,
} from '../questionnaire-module.ts';
import type { RespondentSession, SessionStore } from './respondent-session.ts';
import { FURTHEST } from '../steps/steps.ts';

/** What the first page needs to know. */
export interface OpenedPage<Campaign> {
  readonly campaign: Campaign;
  readonly session: RespondentSession | null;
  /** Opened by a resume link. */
  readonly resumed: boolean;
  /** The linked questionnaire was completed meanwhile and cannot be opened. */
  readonly sent: boolean;
}

export const toSession = (opened: OpenedQuestionnaire): RespondentSession => ({
  id: opened.id,
  token: opened.token,
  resumeCode: opened.resumeCode,
  clockOffset: new Date(opened.now).getTime() - Date.now(),
  status: 'opened',
});

/** The code in a resume link stands behind `#`, which browsers do not send: no log ever holds it. */
const RESUME_HASH = '#resume=';
export const resumeLink = (address: string, code: string): string =>
  `${address}${RESUME_HASH}${code}`;

const takeResumeCode = (): string | null => {
  if (!location.hash.startsWith(RESUME_HASH)) return null;
  const code = normalizeResumeCode(location.hash.slice(RESUME_HASH.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
};

/**
 * With the own token if it still opens it; an old one is as good as none for looking at a campaign, which visitors find
 * in the page.
 */
const readCampaign = async <C>(
  api: QuestionnaireApi<C>,
  id: string,
  token: string | undefined,
  inPage: C | null,
): Promise<C> => {
  if (token !== undefined)
    try {
      return await api.campaign(id, token);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
    }
  return inPage ?? api.campaign(id, await anonymousToken());
};

const resumeByLink = async <C>(
  api: QuestionnaireApi<C>,
  route: QuestionnaireRoute,
  code: string,
  sessionStore: SessionStore,
): Promise<OpenedPage<C>> => {
  const session = toSession(await api.resume(route.campaignId, code, await anonymousToken()));
  sessionStore.write(session);
  const campaign = await api.campaign(route.campaignId, session.token);
  replaceRoute(route, FURTHEST);
  return { campaign, session, resumed: true, sent: false };
};

/** As for a campaign that does not exist, where it is not of the organisation that the address names. */
const withOwnCampaignsOnly = <C extends AnyCampaign>(
  api: QuestionnaireApi<C>,
  { organizationId }: QuestionnaireRoute,
): QuestionnaireApi<C> => ({
  ...api,
  campaign: async (id, token) => {
    const campaign = await api.campaign(id, token);
    if (campaign.organization.id !== organizationId.toLowerCase()) throw new ApiError('not_found');
    return campaign;
  },
});

export const openQuestionnaire = async <C extends AnyCampaign>(
  module: QuestionnaireModule<C>,
  route: QuestionnaireRoute,
  sessionStore: SessionStore,
  accessCode: string,
  inPage: C | null,
): Promise<OpenedPage<C>> => {
  const { final } = module;
  const api = withOwnCampaignsOnly(module.api, route);
  const code = takeResumeCode();
  let sent = false;
  if (code !== null)
    try {
      return await resumeByLink(api, route, code, sessionStore);
    } catch (error) {
      sent = final && error instanceof ApiError && error.code === 'not_found';
      if (!sent) throw error;
    }
  const session = sessionStore.read();
  const campaign = await readCampaign(api, route.campaignId, session?.token, inPage);
  // A shared device: whoever comes with another code finds nothing of the one before.
  const isOthers =
    campaign.access === 'codes' &&
    session !== null &&
    accessCode !== '' &&
    !isSameCode(session.resumeCode, accessCode);
  if (isOthers) sessionStore.clear();
  return { campaign, session: isOthers ? null : session, resumed: false, sent };
};
