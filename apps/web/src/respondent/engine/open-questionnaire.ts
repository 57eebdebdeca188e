import { normalizeResumeCode } from '@cadran/contract/codes';
import { anonymousToken, CallError } from '../api.ts';
import type { QuestionnairePlace } from '../route.ts';
import { replaceBy } from '../use-place.ts';
import type { AnyCampaign, Opened, QuestionnaireModule, Wire } from './questionnaire-module.ts';
import type { RespondentSession, SessionKeeper } from './respondent-session.ts';
import { FURTHEST } from './walk.ts';

/** What the first page needs to know. */
export interface OpenedPage<Campaign> {
  readonly campaign: Campaign;
  readonly session: RespondentSession | null;
  /** By a link just followed. */
  readonly resumed: boolean;
  /** The link was to one that has been sent since, and that nobody opens any more. */
  readonly sent: boolean;
}

export const sessionOf = (opened: Opened): RespondentSession => ({
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

const takeLinkedCode = (): string | null => {
  if (!location.hash.startsWith(RESUME_HASH)) return null;
  const code = normalizeResumeCode(location.hash.slice(RESUME_HASH.length));
  history.replaceState(history.state, '', location.pathname + location.search);
  return code;
};

/** With the own token if it still opens it; an old one is as good as none for looking at a campaign. */
const readCampaign = async <C>(
  wire: Wire<C>,
  id: string,
  token: string | undefined,
): Promise<C> => {
  if (token !== undefined)
    try {
      return await wire.campaign(id, token);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'unauthenticated') throw error;
    }
  return wire.campaign(id, await anonymousToken());
};

const resumeByLink = async <C>(
  wire: Wire<C>,
  place: QuestionnairePlace,
  code: string,
  keeper: SessionKeeper,
): Promise<OpenedPage<C>> => {
  const session = sessionOf(await wire.resume(place.campaignId, code, await anonymousToken()));
  keeper.write(session);
  const campaign = await wire.campaign(place.campaignId, session.token);
  replaceBy(place, FURTHEST);
  return { campaign, session, resumed: true, sent: false };
};

export const openQuestionnaire = async <C extends AnyCampaign>(
  { wire, final }: QuestionnaireModule<C>,
  place: QuestionnairePlace,
  keeper: SessionKeeper,
): Promise<OpenedPage<C>> => {
  const code = takeLinkedCode();
  let sent = false;
  if (code !== null)
    try {
      return await resumeByLink(wire, place, code, keeper);
    } catch (error) {
      sent = final && error instanceof CallError && error.code === 'not_found';
      if (!sent) throw error;
    }
  const session = keeper.read();
  const campaign = await readCampaign(wire, place.campaignId, session?.token);
  return { campaign, session, resumed: false, sent };
};
