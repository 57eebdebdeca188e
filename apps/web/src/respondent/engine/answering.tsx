import { answerKey } from '@cadran/contract/answers';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { PlaceOf } from '../heading.tsx';
import { questionnairePath, type QuestionnairePlace } from '../route.ts';
import { Unavailable } from '../unavailable.tsx';
import { useChooseLanguage } from '../use-choose-language.ts';
import { goTo } from '../use-place.ts';
import type { KeptStorage } from './kept-storage.ts';
import { LaterDialog } from './later-dialog.tsx';
import { Progress, PROGRESS_PLACE } from './progress.tsx';
import type { AnyCampaign, Drawings, QuestionnaireModule } from './questionnaire-module.ts';
import { ReadyStep } from './ready-step.tsx';
import { Redirect } from './redirect.tsx';
import type { RespondentSession, SessionKeeper } from './respondent-session.ts';
import { OfflineNote, SaveNote } from './save-note.tsx';
import { StepForm } from './step-form.tsx';
import { useAnswering } from './use-answering.ts';
import { conclusionPart, isReview, openSteps, secondsOf, stepAt, stepsOf } from './walk.ts';

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly drawings: Drawings<C>;
  readonly campaign: C;
  readonly place: QuestionnairePlace;
  readonly session: RespondentSession;
  readonly keeper: SessionKeeper;
  readonly storage: KeptStorage;
  /** Just begun here: there is nothing to be read from the server. */
  readonly fresh: boolean;
  /** Opened by its code: it goes on in the language in which it was left. */
  readonly resumed: boolean;
  readonly onCompleted: () => void;
}

/** From the first part to the sending: walks through the parts and knows none of them by name. */
export const Answering = <C extends AnyCampaign>(props: Props<C>) => {
  const {
    module,
    drawings,
    campaign,
    place,
    session,
    keeper,
    storage,
    fresh,
    resumed,
    onCompleted,
  } = props;
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const told = useRef(language);
  const { store, saver, saveState, ready } = useAnswering({
    module,
    campaignId: place.campaignId,
    session,
    keeper,
    storage,
    fresh,
    onLanguage: (stored) => {
      told.current = stored;
      if (resumed) choose(stored);
    },
  });
  const items = useSyncExternalStore(store.subscribe, store.items);

  useEffect(() => {
    if (!ready || told.current === language) return;
    told.current = language;
    store.set(answerKey('language', 'code'), language);
  }, [ready, language, store]);

  useEffect(() => {
    if (saveState !== 'completed') return;
    store.wipe();
    onCompleted();
  }, [saveState, store, onCompleted]);

  if (!ready) return null;
  if (saveState === 'closed')
    return <Unavailable kept contactEmail={campaign.contactEmail ?? null} />;
  if (saveState === 'ended') return <Unavailable />;
  if (saveState === 'completed') return null;

  const steps = stepsOf(drawings.parts, campaign);
  const conclusion = conclusionPart(steps);
  const undone = openSteps(steps, items, campaign);
  const open = undone[0] ?? steps.length;
  const here = stepAt(steps, place);
  const isConclusion = place.part === conclusion && place.page === 0;
  const target = steps[open];
  if ((here < 0 && !isConclusion) || (isConclusion ? steps.length : here) > open)
    return target ? (
      <Redirect place={place} part={target.part} page={target.page} />
    ) : (
      <Redirect place={place} part={conclusion} />
    );

  const step = steps[here];
  const go = (to: number): void => {
    const { part, page } = steps[to] ?? { part: conclusion, page: 0 };
    void saver.flush();
    goTo(place, part, page);
  };
  return (
    <>
      {saveState === 'offline' && <OfflineNote />}
      {step && (
        <Progress
          Title={step.declared.Title}
          page={step.page}
          pages={step.declared.pages(campaign)}
          left={secondsOf(steps, undone, campaign)}
          total={secondsOf(steps, [...steps.keys()], campaign)}
          organization={campaign.organization.name}
        />
      )}
      {step ? (
        <PlaceOf value={PROGRESS_PLACE}>
          <StepForm
            key={`${place.part}/${place.page}`}
            step={step}
            campaign={campaign}
            questionnaireId={session.id}
            store={store}
            items={items}
            onNext={() => go(here + 1)}
            onPrevious={here > 0 ? () => go(here - 1) : null}
            onSummary={isReview(steps, here, undone, items) ? () => go(steps.length) : null}
          />
        </PlaceOf>
      ) : (
        <ReadyStep
          steps={steps}
          BeforeSending={drawings.BeforeSending}
          saveState={saveState}
          onGo={(part) => goTo(place, part)}
          onSend={() => saver.complete()}
        />
      )}
      <div className="below">
        <SaveNote state={saveState} />
        <LaterDialog
          address={location.origin + questionnairePath(place)}
          code={session.resumeCode}
          organization={campaign.organization.name}
          anonymous={module.final}
        />
      </div>
    </>
  );
};
