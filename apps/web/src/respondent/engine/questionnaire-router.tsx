import { lazy, Suspense, use, useState } from 'react';
import type { ProofOfWork } from '@cadran/contract/codes';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { anonymousToken, ApiError } from '../data/http-client.ts';
import { isPreview } from '../data/preview.ts';
import { questionnairePath, type QuestionnaireRoute } from '../routing/route.ts';
import { navigateTo } from '../routing/use-route.ts';
import type { AccessCodeState, CodeProblem } from './access-code/use-access-code.ts';
import type { PreparedQuestionnaire } from './prepare-questionnaire.ts';
import type { AnyCampaign, OpenedQuestionnaire, StartChoices } from './questionnaire-module.ts';
import { Redirect } from './steps/redirect.tsx';
import type { RespondentSession } from './session/respondent-session.ts';
import { StartPage } from './start/start-page.tsx';
import {
  conclusionPart,
  FIRST_PART,
  FURTHEST,
  listSteps,
  NOTICE_PART,
  START_PART,
} from './steps/steps.ts';

/** Only where many begin at once. */
const ProofOfWorkProgress = lazy(async () => ({
  default: (await import('./proof-of-work/proof-of-work-progress.tsx')).ProofOfWorkProgress,
}));

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

/** The first page, the parts, the thanks. */
export const QuestionnaireRouter = <C extends AnyCampaign>(props: Props<C>) => {
  const { route, prepared, campaign, access, session } = props;
  const { module } = prepared;
  const { language } = useLanguage();
  const byCode = campaign.access === 'codes';
  const [proofShare, setProofShare] = useState<number | null>(null);

  const begin = async (choices: StartChoices): Promise<void> => {
    const { sessionStore } = prepared;
    const request = {
      campaignId: route.campaignId,
      language,
      startKey: sessionStore.startKey(),
      invitation: sessionStore.invitation(),
      code: byCode ? access.typed : null,
    };
    const token = await anonymousToken();
    const startWith = (proofOfWork?: ProofOfWork) =>
      module.api.start({ ...request, ...(proofOfWork && { proofOfWork }) }, choices, token);
    const opened = await startWith().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'proof_of_work_required') throw error;
      const { startWithProof } = await import('./proof-of-work/start-with-proof.ts');
      const of = { module: module.name, campaignId: route.campaignId, token };
      return startWithProof(of, startWith, setProofShare).finally(() => setProofShare(null));
    });
    sessionStore.clearInvitation();
    // A code may have been used on another device before: the answers there are read first.
    props.onOpened(opened, byCode ? 'resumed' : 'started');
  };
  const start = async (choices: StartChoices): Promise<void> => {
    try {
      if (!session) await begin(choices);
      // Whoever goes back reads again what was agreed to.
      history.replaceState(null, '', questionnairePath(route, NOTICE_PART) + location.search);
      navigateTo(route, byCode ? FURTHEST : FIRST_PART);
    } catch (error) {
      const problem = error instanceof ApiError && byCode ? CODE_PROBLEMS[error.code] : undefined;
      if (problem !== undefined) {
        access.refuse(problem);
        return;
      }
      // This browser's key has already been used to the end.
      if (!(error instanceof ApiError) || error.code !== 'conflict') throw error;
      props.onAnswered();
    }
  };

  const startPage = (
    <>
      <StartPage
        prepared={prepared}
        campaign={campaign}
        route={route}
        access={access}
        agreed={session !== null && !isPreview()}
        onStart={start}
        onOpened={(opened) => props.onOpened(opened, 'resumed')}
      />
      {proofShare !== null && (
        <Suspense>
          <ProofOfWorkProgress share={proofShare} />
        </Suspense>
      )}
    </>
  );
  if (!session)
    return route.part === START_PART ? startPage : <Redirect route={route} part={START_PART} />;
  if (route.part <= NOTICE_PART && session.status === 'opened') return startPage;
  return <OpenedQuestionnaireView {...props} session={session} />;
};

/** The parts and the thanks, once they are there. */
const OpenedQuestionnaireView = <C extends AnyCampaign>(
  props: Props<C> & { readonly session: RespondentSession },
) => {
  const { route, prepared, campaign, session, origin, kiosk } = props;
  const { module } = prepared;
  const views = use(prepared.load());
  const steps = listSteps(views.parts, campaign);
  const end = conclusionPart(steps);
  const isEnd = route.part === end && route.page === 1;
  if (isPreview() ? isEnd : session.status === 'completed')
    return isEnd ? (
      <views.Thanks
        campaign={campaign}
        session={session}
        kiosk={kiosk}
        onRestart={props.onRestart}
      />
    ) : (
      <Redirect route={route} part={end} page={1} />
    );
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
