import { use } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { anonymousToken, ApiError } from '../data/http-client.ts';
import type { QuestionnaireRoute } from '../routing/route.ts';
import { navigateTo } from '../routing/use-route.ts';
import { readCode } from './access-code/read-code.ts';
import type { AccessCodeState, CodeProblem } from './access-code/use-access-code.ts';
import type { PreparedQuestionnaire } from './prepare-questionnaire.ts';
import type { AnyCampaign, OpenedQuestionnaire, StartChoices } from './questionnaire-module.ts';
import { Redirect } from './steps/redirect.tsx';
import type { RespondentSession } from './session/respondent-session.ts';
import {
  conclusionPart,
  FIRST_PART,
  FURTHEST,
  LANGUAGE_PART,
  toMinutes,
  NOTICE_PART,
  estimateSeconds,
  listSteps,
} from './steps/steps.ts';

/** How this browser came to its questionnaire. */
export type Origin = 'kept' | 'started' | 'resumed';

/** Shown at the field; other errors are shown at the button. */
const CODE_PROBLEMS: Partial<Record<ApiError['code'], CodeProblem>> = {
  code_required: 'missing',
  code_refused: 'refused',
  too_many_requests: 'tooOften',
};

interface Props<C extends AnyCampaign> {
  readonly route: QuestionnaireRoute;
  readonly prepared: PreparedQuestionnaire<C>;
  readonly campaign: C;
  readonly access: AccessCodeState;
  readonly session: RespondentSession | null;
  readonly origin: Origin;
  readonly kiosk: boolean;
  readonly onOpened: (opened: OpenedQuestionnaire, by: Origin) => void;
  /** This browser has answered before. */
  readonly onAnswered: () => void;
  readonly onCompleted: () => void;
  readonly onRestart: () => void;
}

/** After the choice of the language: the notice, the parts, the thanks. */
export const QuestionnaireRouter = <C extends AnyCampaign>(props: Props<C>) => {
  const { route, prepared, campaign, access, session, origin, kiosk } = props;
  const { module } = prepared;
  const views = use(prepared.load());
  const { language } = useLanguage();
  const steps = listSteps(views.parts, campaign);
  const byCode = campaign.access === 'codes';

  const begin = async (choices: StartChoices): Promise<void> => {
    const { sessionStore } = prepared;
    const request = {
      campaignId: route.campaignId,
      language,
      startKey: sessionStore.startKey(),
      invitation: sessionStore.invitation(),
      code: byCode ? access.typed : null,
    };
    const opened = await module.api.start(request, choices, await anonymousToken());
    sessionStore.clearInvitation();
    // A code may have been used on another device before: the answers there are read first.
    props.onOpened(opened, byCode ? 'resumed' : 'started');
  };
  const start = async (choices: StartChoices): Promise<void> => {
    try {
      if (!session) await begin(choices);
      navigateTo(route, byCode ? FURTHEST : FIRST_PART);
    } catch (error) {
      const problem = error instanceof ApiError && byCode ? CODE_PROBLEMS[error.code] : undefined;
      if (problem !== undefined) {
        access.refuse(problem);
        navigateTo(route, LANGUAGE_PART);
        return;
      }
      // This browser's key has already been used to the end.
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      props.onAnswered();
    }
  };

  if (session?.status === 'completed') {
    const end = conclusionPart(steps);
    return route.part === end && route.page === 1 ? (
      <views.Thanks
        campaign={campaign}
        session={session}
        kiosk={kiosk}
        onRestart={props.onRestart}
      />
    ) : (
      <Redirect route={route} part={end} page={1} />
    );
  }
  const isNoticeShown = session !== null || !byCode || readCode(access.typed) !== undefined;
  if (route.part === NOTICE_PART && isNoticeShown)
    return (
      <views.Notice
        campaign={campaign}
        minutes={toMinutes(estimateSeconds(steps, [...steps.keys()], campaign))}
        agreed={session !== null}
        onStart={start}
      />
    );
  if (!session) return <Redirect route={route} part={LANGUAGE_PART} />;
  return (
    <views.Answering
      key={session.id}
      module={module}
      views={views}
      campaign={campaign}
      route={route}
      session={session}
      sessionStore={prepared.sessionStore}
      storage={prepared.storage}
      fresh={origin === 'started'}
      resumed={origin === 'resumed'}
      onCompleted={props.onCompleted}
    />
  );
};
