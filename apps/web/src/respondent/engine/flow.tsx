import { lazy, Suspense, use, useCallback, useState } from 'react';
import { useAccessCode } from './access-code/use-access-code.ts';
import { isPreview } from '../data/preview.ts';
import type { QuestionnaireRoute } from '../routing/route.ts';
import { navigateTo } from '../routing/use-route.ts';
import { AlreadyAnswered } from './start/already-answered.tsx';
import { ReturnPrompt } from './start/return-prompt.tsx';
import { type Origin, QuestionnaireRouter } from './questionnaire-router.tsx';
import { isKiosk, recordActivity, restartKiosk } from './kiosk/kiosk.ts';
import { toSession } from './session/open-questionnaire.ts';
import type { PreparedQuestionnaire } from './prepare-questionnaire.ts';
import type { AnyCampaign, OpenedQuestionnaire } from './questionnaire-module.ts';
import { FURTHEST, listSteps, START_PART } from './steps/steps.ts';

/** On shared devices only. */
const KioskGuard = lazy(async () => ({
  default: (await import('./kiosk/kiosk-guard.tsx')).KioskGuard,
}));

const PreviewBar = lazy(async () => ({
  default: (await import('./preview/preview-bar.tsx')).PreviewBar,
}));

interface Props<C extends AnyCampaign> {
  readonly route: QuestionnaireRoute;
  readonly prepared: PreparedQuestionnaire<C>;
}

/** Which page an address shows, given what was done so far. */
export const Flow = <C extends AnyCampaign>({ route, prepared }: Props<C>) => {
  const { module, sessionStore, storage } = prepared;
  const opened = use(prepared.opening);
  const kiosk = isKiosk();
  const preview = isPreview();
  const [session, setSession] = useState(opened.session);
  const [answered, setAnswered] = useState(opened.sent && !opened.session);
  const [origin, setOrigin] = useState<Origin>(opened.resumed ? 'resumed' : 'kept');

  const access = useAccessCode(prepared.accessCode);

  const enter = (next: OpenedQuestionnaire, by: Origin): void => {
    const entered = toSession(next);
    sessionStore.write(entered);
    // Before the guard is there: a reload at once is no reason to forget who has just begun.
    if (kiosk) recordActivity(storage, Date.now());
    setSession(entered);
    setOrigin(by);
  };
  const restart = (): void => {
    if (kiosk) {
      restartKiosk(storage, route);
      return;
    }
    sessionStore.clear();
    access.type('');
    setSession(null);
    navigateTo(route, START_PART);
  };
  const complete = useCallback(() => {
    setSession((before) => {
      if (!before) return before;
      const completed = { ...before, status: 'completed' } as const;
      sessionStore.write(completed);
      return completed;
    });
  }, [sessionStore]);

  const finished = session?.status === 'completed';
  const byCode = opened.campaign.access === 'codes';
  if (answered) return <AlreadyAnswered />;
  return (
    <>
      {preview && (
        <Suspense>
          <PreviewBar
            route={route}
            loadSteps={async () => listSteps((await prepared.load()).parts, opened.campaign)}
          />
        </Suspense>
      )}
      {route.part === START_PART && session && !preview ? (
        <ReturnPrompt
          finished={finished}
          byCode={byCode}
          onProceed={() => navigateTo(route, FURTHEST)}
          onRestart={finished && module.final && !byCode && !kiosk ? null : restart}
        />
      ) : (
        <QuestionnaireRouter
          route={route}
          prepared={prepared}
          campaign={opened.campaign}
          access={access}
          session={session}
          origin={origin}
          kiosk={kiosk}
          onOpened={enter}
          onAnswered={() => setAnswered(true)}
          onCompleted={complete}
          onRestart={restart}
        />
      )}
      {kiosk && (session !== null || route.part > START_PART || access.typed !== '') && (
        <KioskGuard storage={storage} onExpire={() => restartKiosk(storage, route)} />
      )}
    </>
  );
};
