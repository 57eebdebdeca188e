import type { Report } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { privacy } from '@cadran/i18n/privacy';
import { Suspense, use, useState } from 'react';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { browserStorage } from '../engine/session/key-value-storage.ts';
import { randomKey } from '../engine/session/random-key.ts';
import { createSessionStore, type SessionStore } from '../engine/session/respondent-session.ts';
import { FailureBoundary } from '../layout/failure.tsx';
import { Loading } from '../layout/loading.tsx';
import type { PrivacyRoute } from '../routing/route.ts';
import { announceStep } from '../routing/use-route.ts';
import { CodeStep } from './code-step.tsx';
import { Erased } from './erased.tsx';
import { ErasureStep } from './erasure-step.tsx';
import { OwnDataStep } from './own-data/own-data.tsx';
import { type DataAccess, readOffers, readOwnData } from './api.ts';

interface Read {
  readonly ownKey: DataAccess;
  readonly language: Language;
  readonly report: Report;
  readonly portrait: boolean;
  readonly contactEmail: string | null;
}

const read = async (ownKey: DataAccess, language: Language): Promise<Read> => {
  const [report, offers] = await Promise.all([readOwnData(ownKey, language), readOffers(ownKey)]);
  return { ownKey, language, report, ...offers };
};

type Step = 'data' | 'erase' | 'erased';

interface OpenProps {
  readonly route: PrivacyRoute;
  readonly sessionStore: SessionStore;
  readonly reading: Promise<Read | null>;
}

const Open = ({ route, sessionStore, reading }: OpenProps) => {
  const { language } = useLanguage();
  const before = use(reading);
  const [opened, setOpened] = useState(before);
  const [step, setStep] = useState<Step>('data');
  const go = (next: Step): void => {
    announceStep();
    setStep(next);
  };
  if (step === 'erased') return <Erased />;
  if (!opened)
    return (
      <CodeStep
        campaignId={route.campaignId}
        onOpened={async (ownKey) => {
          const next = await read(ownKey, language);
          announceStep();
          setOpened(next);
        }}
      />
    );
  const kept = sessionStore.read();
  /** The questionnaire this browser itself went through. */
  const held = kept?.id === opened.ownKey.id ? kept : null;
  if (step === 'erase')
    return (
      <ErasureStep
        ownKey={opened.ownKey}
        ownCode={held ? held.resumeCode : null}
        onBack={() => go('data')}
        onErased={() => {
          // What this browser knew of it goes too.
          if (held) sessionStore.clear();
          go('erased');
        }}
      />
    );
  return (
    <OwnDataStep
      ownKey={opened.ownKey}
      organizationId={route.organizationId}
      first={opened}
      onErase={() => go('erase')}
    />
  );
};

/** A candidate's own data, with the questionnaire this browser holds or with its code; open when the campaign is not. */
export const PrivacyPage = ({ route }: { readonly route: PrivacyRoute }) => {
  const { language } = useLanguage();
  const [{ sessionStore, reading }] = useState(() => {
    const store = createSessionStore(browserStorage(), 'screening', route.campaignId, randomKey);
    const session = store.read();
    privacy.load(language).catch(() => undefined);
    // A token that no longer opens anything is as good as none.
    return {
      sessionStore: store,
      reading: session ? read(session, language).catch(() => null) : Promise.resolve(null),
    };
  });
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Open route={route} sessionStore={sessionStore} reading={reading} />
      </Suspense>
    </FailureBoundary>
  );
};
