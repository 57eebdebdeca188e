import { use } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { anonymousToken, CallError } from '../api.ts';
import type { QuestionnairePlace } from '../route.ts';
import { goTo } from '../use-place.ts';
import { Answering } from './answering.tsx';
import type { Origin } from './flow.tsx';
import type { Prepared } from './prepare.ts';
import type { AnyCampaign, Opened, StartChoices } from './questionnaire-module.ts';
import { Redirect } from './redirect.tsx';
import type { RespondentSession } from './respondent-session.ts';
import {
  conclusionPart,
  FIRST_PART,
  LANGUAGE_PART,
  minutesOf,
  NOTICE_PART,
  secondsOf,
  stepsOf,
} from './walk.ts';

interface Props<C extends AnyCampaign> {
  readonly place: QuestionnairePlace;
  readonly prepared: Prepared<C>;
  readonly campaign: C;
  readonly session: RespondentSession | null;
  readonly origin: Origin;
  readonly kiosk: boolean;
  readonly onOpened: (opened: Opened) => void;
  /** This browser has answered before. */
  readonly onAnswered: () => void;
  readonly onCompleted: () => void;
  readonly onRestart: () => void;
}

/** After the choice of the language: the notice, the parts, the thanks. */
export const Inside = <C extends AnyCampaign>(props: Props<C>) => {
  const { place, prepared, campaign, session, origin, kiosk } = props;
  const { module } = prepared;
  const drawings = use(prepared.load());
  const { language } = useLanguage();
  const steps = stepsOf(drawings.parts, campaign);

  const begin = async (choices: StartChoices): Promise<void> => {
    const { keeper } = prepared;
    const request = {
      campaignId: place.campaignId,
      language,
      startKey: keeper.startKey(),
      invitation: keeper.invitation(),
    };
    const opened = await module.wire.start(request, choices, await anonymousToken());
    keeper.spendInvitation();
    props.onOpened(opened);
  };
  const start = async (choices: StartChoices): Promise<void> => {
    try {
      if (!session) await begin(choices);
      goTo(place, FIRST_PART);
    } catch (error) {
      // This browser's key has already been used to the end.
      if (!(error instanceof CallError) || error.code !== 'conflict') throw error;
      props.onAnswered();
    }
  };

  if (session?.status === 'completed') {
    const end = conclusionPart(steps);
    return place.part === end && place.page === 1 ? (
      <drawings.Thanks
        campaign={campaign}
        session={session}
        kiosk={kiosk}
        onRestart={props.onRestart}
      />
    ) : (
      <Redirect place={place} part={end} page={1} />
    );
  }
  if (place.part === NOTICE_PART)
    return (
      <drawings.Notice
        campaign={campaign}
        minutes={minutesOf(secondsOf(steps, [...steps.keys()], campaign))}
        agreed={session !== null}
        onStart={start}
      />
    );
  if (!session) return <Redirect place={place} part={LANGUAGE_PART} />;
  return (
    <Answering
      key={session.id}
      module={module}
      drawings={drawings}
      campaign={campaign}
      place={place}
      session={session}
      keeper={prepared.keeper}
      storage={prepared.storage}
      fresh={origin === 'started'}
      resumed={origin === 'resumed'}
      onCompleted={props.onCompleted}
    />
  );
};
