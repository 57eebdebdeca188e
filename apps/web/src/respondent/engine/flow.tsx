import { use, useCallback, useState } from 'react';
import type { QuestionnairePlace } from '../route.ts';
import { goTo } from '../use-place.ts';
import { AlreadyAnswered } from './already-answered.tsx';
import { BeforeStart } from './before-start.tsx';
import { Inside } from './inside.tsx';
import { isKiosk, restartKiosk } from './kiosk.ts';
import { KioskGuard } from './kiosk-guard.tsx';
import { sessionOf } from './open-questionnaire.ts';
import type { Prepared } from './prepare.ts';
import type { AnyCampaign, Opened } from './questionnaire-module.ts';
import { LANGUAGE_PART } from './walk.ts';

interface Props<C extends AnyCampaign> {
  readonly place: QuestionnairePlace;
  readonly prepared: Prepared<C>;
}

/** How this browser came to its questionnaire. */
export type Origin = 'kept' | 'started' | 'resumed';

/** Which page an address shows, given what was done so far. */
export const Flow = <C extends AnyCampaign>({ place, prepared }: Props<C>) => {
  const { module, keeper, storage } = prepared;
  const opened = use(prepared.opening);
  const kiosk = isKiosk();
  const [session, setSession] = useState(opened.session);
  const [answered, setAnswered] = useState(opened.sent && !opened.session);
  const [origin, setOrigin] = useState<Origin>(opened.resumed ? 'resumed' : 'kept');

  const enter = (next: Opened, by: Origin): void => {
    const entered = sessionOf(next);
    keeper.write(entered);
    setSession(entered);
    setOrigin(by);
  };
  const restart = (): void => {
    if (kiosk) {
      restartKiosk(storage, place);
      return;
    }
    keeper.forget();
    setSession(null);
    goTo(place, LANGUAGE_PART);
  };
  const complete = useCallback(() => {
    setSession((before) => {
      if (!before) return before;
      const completed = { ...before, status: 'completed' } as const;
      keeper.write(completed);
      return completed;
    });
  }, [keeper]);

  if (answered) return <AlreadyAnswered />;
  return (
    <>
      {place.part === LANGUAGE_PART ? (
        <BeforeStart
          module={module}
          place={place}
          session={session}
          onOpened={(next) => enter(next, 'resumed')}
          onRestart={restart}
        />
      ) : (
        <Inside
          place={place}
          prepared={prepared}
          campaign={opened.campaign}
          session={session}
          origin={origin}
          kiosk={kiosk}
          onOpened={(next) => enter(next, 'started')}
          onAnswered={() => setAnswered(true)}
          onCompleted={complete}
          onRestart={restart}
        />
      )}
      {kiosk && (session !== null || place.part > LANGUAGE_PART) && (
        <KioskGuard storage={storage} onExpire={() => restartKiosk(storage, place)} />
      )}
    </>
  );
};
