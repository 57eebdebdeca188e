import { useCallback, useState } from 'react';
import { AccessCodeStep } from '../access-code/access-code-step.tsx';
import type { AccessCodeState } from '../access-code/use-access-code.ts';
import { anonymousToken } from '../../data/http-client.ts';
import type { QuestionnaireRoute } from '../../routing/route.ts';
import { announceStep, navigateTo } from '../../routing/use-route.ts';
import { isKiosk } from '../kiosk/kiosk.ts';
import { LanguageStep } from './language-step.tsx';
import type {
  AnyCampaign,
  OpenedQuestionnaire,
  QuestionnaireModule,
} from '../questionnaire-module.ts';
import type { RespondentSession } from '../session/respondent-session.ts';
import { ResumeStep } from '../resume/resume-step.tsx';
import { FURTHEST, NOTICE_PART } from '../steps/steps.ts';
import { ReturnPrompt } from './return-prompt.tsx';

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly campaign: C;
  readonly route: QuestionnaireRoute;
  readonly access: AccessCodeState;
  readonly session: RespondentSession | null;
  readonly onOpened: (opened: OpenedQuestionnaire) => void;
  readonly onRestart: () => void;
}

/** The first page: a language for who is new, a way back for who is not. */
export const BeforeStart = <C extends AnyCampaign>(props: Props<C>) => {
  const { module, campaign, route, access, session, onOpened, onRestart } = props;
  const byCode = campaign.access === 'codes';
  const [resuming, setResuming] = useState(false);
  const toResume = (next: boolean) => (): void => {
    announceStep();
    setResuming(next);
  };
  const toNotice = useCallback(() => navigateTo(route, NOTICE_PART), [route]);
  if (session) {
    const finished = session.status === 'completed';
    return (
      <ReturnPrompt
        finished={finished}
        byCode={byCode}
        onProceed={() => navigateTo(route, FURTHEST)}
        onRestart={finished && module.final && !byCode && !isKiosk() ? null : onRestart}
      />
    );
  }
  if (byCode) return <AccessCodeStep access={access} onEntered={toNotice} />;
  if (resuming)
    return (
      <ResumeStep
        onBack={toResume(false)}
        onResume={async (code) => {
          onOpened(await module.api.resume(route.campaignId, code, await anonymousToken()));
          navigateTo(route, FURTHEST);
        }}
      />
    );
  return <LanguageStep onChosen={toNotice} onResume={toResume(true)} />;
};
