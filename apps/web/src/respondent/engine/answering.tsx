import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { isPreview } from '../data/preview.ts';
import { HeadingDescription } from '../layout/heading.tsx';
import { questionnairePath, type QuestionnaireRoute } from '../routing/route.ts';
import { Unavailable } from '../layout/unavailable.tsx';
import { useChooseLanguage } from '../layout/language/use-choose-language.ts';
import { navigateTo } from '../routing/use-route.ts';
import type { KeyValueStorage } from './session/key-value-storage.ts';
import { LaterDialog } from './resume/later-dialog.tsx';
import { Progress, PROGRESS_PLACE } from './steps/progress.tsx';
import type {
  AnyCampaign,
  PartViews,
  QuestionnaireModule,
  StartChoices,
} from './questionnaire-module.ts';
import { ReadyStep } from './end/ready-step.tsx';
import { Redirect } from './steps/redirect.tsx';
import type { RespondentSession, SessionStore } from './session/respondent-session.ts';
import { OfflineNote, SaveNote, UnkeptNote } from './answers/saving/save-note.tsx';
import { StepForm } from './steps/step-form.tsx';
import { useAnswering } from './answers/use-answering.ts';
import {
  conclusionPart,
  isReview,
  findIncompleteSteps,
  estimateSeconds,
  findStepIndex,
  listSteps,
} from './steps/steps.ts';
import styles from './answering.module.css';

interface Props<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly views: PartViews<C>;
  readonly campaign: C;
  readonly route: QuestionnaireRoute;
  readonly session: RespondentSession;
  readonly sessionStore: SessionStore;
  readonly storage: KeyValueStorage;
  /** Just begun here: there is nothing to be read from the server. */
  readonly fresh: boolean;
  /** Opened by its code: it goes on in the language in which it was left. */
  readonly resumed: boolean;
  readonly onCompleted: () => void;
}

/** Renders all parts in order, without knowing any of them by name. */
export const Answering = <C extends AnyCampaign>(props: Props<C>) => {
  const {
    module,
    views,
    campaign,
    route,
    session,
    sessionStore,
    storage,
    fresh,
    resumed,
    onCompleted,
  } = props;
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const told = useRef(language);
  const choices = useRef<StartChoices>({});
  const { store, saver, saveState, ready } = useAnswering({
    module,
    campaignId: route.campaignId,
    session,
    sessionStore,
    storage,
    fresh,
    choices: () => choices.current,
    onLanguage: (stored) => {
      told.current = stored;
      if (resumed) choose(stored);
    },
  });
  const items = useSyncExternalStore(store.subscribe, store.items);
  const isKept = useSyncExternalStore(store.subscribe, store.isKept);

  useEffect(() => {
    if (!ready || told.current === language) return;
    told.current = language;
    store.set('language', 'code', language);
    void saver.flush();
  }, [ready, language, store, saver]);

  useEffect(() => {
    if (saveState !== 'completed') return;
    store.wipe();
    onCompleted();
  }, [saveState, store, onCompleted]);

  if (!ready) return null;
  if (saveState === 'closed')
    return <Unavailable closed kept contactEmail={campaign.contactEmail ?? null} />;
  if (saveState === 'ended') return <Unavailable />;
  if (saveState === 'completed') return null;

  const steps = listSteps(views.parts, campaign);
  const conclusion = conclusionPart(steps);
  const undone = findIncompleteSteps(steps, items, campaign);
  const preview = isPreview();
  const open = undone[0] ?? steps.length;
  const here = findStepIndex(steps, route);
  const isConclusion = route.part === conclusion && route.page === 0;
  const target = steps[preview ? 0 : open];
  const isAhead = !preview && (isConclusion ? steps.length : here) > open;
  if ((here < 0 && !isConclusion) || isAhead)
    return target ? (
      <Redirect route={route} part={target.part} page={target.page} />
    ) : (
      <Redirect route={route} part={conclusion} />
    );

  const step = steps[here];
  const email = items['contact']?.['email'];
  const go = (to: number): void => {
    const { part, page } = steps[to] ?? { part: conclusion, page: 0 };
    navigateTo(route, part, page);
  };
  return (
    <>
      {saveState === 'offline' && <OfflineNote kept={isKept} />}
      {!isKept && <UnkeptNote code={session.resumeCode} />}
      {step && (
        <Progress
          Title={step.declared.Title}
          page={step.page}
          pages={step.declared.pages(campaign)}
          left={estimateSeconds(steps, undone, campaign)}
          total={estimateSeconds(steps, [...steps.keys()], campaign)}
          organization={campaign.organization.name}
        />
      )}
      {step ? (
        <HeadingDescription value={PROGRESS_PLACE}>
          <StepForm
            key={`${route.part}/${route.page}`}
            step={step}
            campaign={campaign}
            questionnaireId={session.id}
            store={store}
            items={items}
            onLeft={saver.flush}
            onNext={() => go(here + 1)}
            onPrevious={here > 0 ? () => go(here - 1) : null}
            onSummary={isReview(steps, here, undone, items) ? () => go(steps.length) : null}
          />
        </HeadingDescription>
      ) : (
        <ReadyStep
          steps={steps}
          BeforeSending={views.BeforeSending}
          campaign={campaign}
          onChoose={(chosen) => {
            choices.current = chosen;
          }}
          saveState={saveState}
          onGo={(part) => navigateTo(route, part)}
          onSend={async () => (preview ? navigateTo(route, conclusion, 1) : saver.complete())}
        />
      )}
      <div className={styles.below}>
        <SaveNote state={saveState} kept={isKept} />
        {session.resumeCode !== '' && (
          <LaterDialog
            address={location.origin + questionnairePath(route)}
            code={session.resumeCode}
            organization={campaign.organization.name}
            byCode={campaign.access === 'codes'}
            anonymous={module.final}
            email={typeof email === 'string' ? email : ''}
          />
        )}
      </div>
    </>
  );
};
