import { useState } from 'react';
import { anonymousToken } from '../api.ts';
import type { QuestionnairePlace } from '../route.ts';
import { announceStep, goTo } from '../use-place.ts';
import { isKiosk } from './kiosk.ts';
import { LanguageStep } from './language-step.tsx';
import type { AnyCampaign, Opened, QuestionnaireModule } from './questionnaire-module.ts';
import type { RespondentSession } from './respondent-session.ts';
import { ResumeStep } from './resume-step.tsx';
import { FURTHEST, NOTICE_PART } from './walk.ts';
import { WelcomeBack } from './welcome-back.tsx';

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly place: QuestionnairePlace;
  readonly session: RespondentSession | null;
  readonly onOpened: (opened: Opened) => void;
  readonly onRestart: () => void;
}

/** The first page: a language for who is new, a way back for who is not. */
export const BeforeStart = <C extends AnyCampaign>(props: Props<C>) => {
  const { module, place, session, onOpened, onRestart } = props;
  const [resuming, setResuming] = useState(false);
  const toResume = (next: boolean) => (): void => {
    announceStep();
    setResuming(next);
  };
  if (session) {
    const finished = session.status === 'completed';
    return (
      <WelcomeBack
        finished={finished}
        onProceed={() => goTo(place, FURTHEST)}
        onRestart={finished && module.final && !isKiosk() ? null : onRestart}
      />
    );
  }
  if (resuming)
    return (
      <ResumeStep
        onBack={toResume(false)}
        onResume={async (code) => {
          onOpened(await module.wire.resume(place.campaignId, code, await anonymousToken()));
          goTo(place, FURTHEST);
        }}
      />
    );
  return <LanguageStep onChosen={() => goTo(place, NOTICE_PART)} onResume={toResume(true)} />;
};
