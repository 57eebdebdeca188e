import { questionnaireMinutes } from '@cadran/instruments/parts/duration';
import { lazy, useEffect, useState } from 'react';
import type { AccessCodeState } from '../access-code/use-access-code.ts';
import { anonymousToken } from '../../data/http-client.ts';
import type { QuestionnaireRoute } from '../../routing/route.ts';
import { announceStep, navigateTo } from '../../routing/use-route.ts';
import type { PreparedQuestionnaire } from '../prepare-questionnaire.ts';
import type { AnyCampaign, OpenedQuestionnaire, StartChoices } from '../questionnaire-module.ts';
import { FURTHEST } from '../steps/steps.ts';

/** Few come back with a code: no part of the first load. */
const ResumeStep = lazy(async () => ({
  default: (await import('../resume/resume-step.tsx')).ResumeStep,
}));

/** Null until the parts are there: how long the questionnaire takes is theirs to say. */
const useMinutes = <C extends AnyCampaign>(
  prepared: PreparedQuestionnaire<C>,
  campaign: C,
): number | null => {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    const estimate = async (): Promise<void> => {
      const { parts } = await prepared.load();
      setMinutes(questionnaireMinutes(parts, campaign));
    };
    // That the parts do not come is said when somebody goes on.
    estimate().catch(() => undefined);
  }, [prepared, campaign]);
  return minutes;
};

interface Props<C extends AnyCampaign> {
  readonly prepared: PreparedQuestionnaire<C>;
  readonly campaign: C;
  readonly route: QuestionnaireRoute;
  readonly access: AccessCodeState;
  /** Begun already: it is only read again. */
  readonly agreed: boolean;
  readonly onStart: (choices: StartChoices) => Promise<void>;
  readonly onOpened: (opened: OpenedQuestionnaire) => void;
}

/** Everything before the first question on one page; a code from another device leads past it. */
export const StartPage = <C extends AnyCampaign>(props: Props<C>) => {
  const { prepared, campaign, route, access, agreed, onStart, onOpened } = props;
  const { module } = prepared;
  const minutes = useMinutes(prepared, campaign);
  const [resuming, setResuming] = useState(false);
  const toResume = (next: boolean) => (): void => {
    announceStep();
    setResuming(next);
  };
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
  return (
    <module.Notice
      campaign={campaign}
      minutes={minutes}
      agreed={agreed}
      access={access}
      onStart={onStart}
      onResume={agreed || campaign.access === 'codes' ? null : toResume(true)}
    />
  );
};
