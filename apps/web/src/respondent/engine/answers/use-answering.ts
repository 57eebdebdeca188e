import { toTabNumber } from '@cadran/contract/codes';
import type { Language } from '@cadran/i18n';
import { useEffect, useState } from 'react';
import { anonymousToken, ApiError } from '../../data/http-client.ts';
import { createAnswerStore } from './answer-store.ts';
import type { KeyValueStorage } from '../session/key-value-storage.ts';
import { toSession } from '../session/open-questionnaire.ts';
import type {
  AnyCampaign,
  QuestionnaireModule,
  RemoteAnswers,
  StartChoices,
} from '../questionnaire-module.ts';
import {
  answersPrefix,
  type RespondentSession,
  type SessionStore,
} from '../session/respondent-session.ts';
import { retryDelay, createSaver, type FinalState, type SaveState } from './saving/saver.ts';
import { createStampClock } from './stamp-clock.ts';

interface Options<C extends AnyCampaign> {
  readonly module: QuestionnaireModule<C>;
  readonly campaignId: string;
  readonly session: RespondentSession;
  readonly sessionStore: SessionStore;
  readonly storage: KeyValueStorage;
  /** New: the server has no other answers. */
  readonly fresh: boolean;
  readonly onLanguage: (language: Language) => void;
  /** Chosen on the last page. */
  readonly choices: () => StartChoices;
}

/** How a questionnaire that cannot be loaded ends; without a network the local answers are used. */
const FINAL_STATE_BY_ERROR: Readonly<Record<string, FinalState>> = {
  campaign_closed: 'closed',
  not_found: 'ended',
  unauthenticated: 'ended',
  forbidden: 'ended',
};
const finalStateOf = (error: unknown): FinalState | undefined =>
  error instanceof ApiError ? FINAL_STATE_BY_ERROR[error.code] : undefined;

/** A missing questionnaire was completed, unless its campaign was deleted. */
const finalStateOfMissing = (campaign: () => Promise<unknown>): Promise<FinalState> =>
  campaign().then(
    () => 'completed',
    (error: unknown) => {
      const end = finalStateOf(error);
      if (end === undefined) throw error;
      return end;
    },
  );

/** Store and saver of one questionnaire. The token may be renewed on the way, by the return code. */
const openStore = <C extends AnyCampaign>(
  options: Options<C>,
  onState: (state: SaveState) => void,
) => {
  const { module, campaignId, sessionStore, storage, choices } = options;
  const { api } = module;
  let { session } = options;
  const clock = createStampClock(Date.now, toTabNumber(Math.random()), () => session.clockOffset);
  const store = createAnswerStore(storage, answersPrefix(session.id), clock);
  const renew = async (): Promise<FinalState | null> => {
    const token = await anonymousToken();
    try {
      session = toSession(await api.resume(campaignId, session.resumeCode, token));
      sessionStore.write(session);
      return null;
    } catch (error) {
      const end = finalStateOf(error);
      if (end === undefined) throw error;
      return end === 'ended' && module.final
        ? finalStateOfMissing(() => api.campaign(campaignId, token))
        : end;
    }
  };
  const saver = createSaver({
    store,
    send: (batch, complete) => api.save(session, batch, complete, complete ? choices() : {}),
    renew,
    onState,
  });
  const read = async (): Promise<RemoteAnswers | FinalState> => {
    try {
      return await api.read(session);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unauthenticated') throw error;
      return (await renew()) ?? api.read(session);
    }
  };
  return { store, saver, read };
};

export const useAnswering = <C extends AnyCampaign>(options: Options<C>) => {
  const [saveState, setSaveState] = useState<SaveState>('saved');
  const [ready, setReady] = useState(options.fresh);
  const [{ store, saver, read }] = useState(() => openStore(options, setSaveState));
  const [{ fresh, onLanguage }] = useState(options);

  useEffect(() => {
    if (fresh) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    const take = async (failures: number): Promise<void> => {
      try {
        const remote = await read();
        if (typeof remote === 'string') return setSaveState(remote);
        store.receive(remote.answers);
        if (remote.status === 'completed') setSaveState('completed');
        else if (!store.hasPending()) setSaveState(store.hasUnsaved() ? 'kept' : 'saved');
        onLanguage(remote.language);
        await saver.flush();
      } catch (error) {
        const end = finalStateOf(error);
        setSaveState(end ?? 'offline');
        if (end) return;
        void saver.flush();
        // Until then one goes on with what is here; what was answered elsewhere comes as soon as it can.
        again = setTimeout(() => void take(failures + 1), retryDelay(failures + 1, Math.random()));
      } finally {
        setReady(true);
      }
    };
    void take(0);
    return () => clearTimeout(again);
  }, [fresh, onLanguage, read, saver, store]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const unsubscribe = store.subscribe(() => saver.changed());
    addEventListener('storage', ({ key }) => key && store.changedElsewhere(key), { signal });
    addEventListener('online', () => void saver.flush(), { signal });
    addEventListener('pagehide', () => saver.leaving(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => (document.hidden ? saver.leaving() : void saver.flush()),
      { signal },
    );
    return () => {
      unsubscribe();
      listening.abort();
      saver.leaving();
    };
  }, [saver, store]);

  return { store, saver, saveState, ready };
};
