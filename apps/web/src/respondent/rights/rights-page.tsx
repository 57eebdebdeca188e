import type { ReportModel } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { rights } from '@cadran/i18n/rights';
import { Suspense, use, useState } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { browserStorage } from '../engine/kept-storage.ts';
import { randomKey } from '../engine/random-key.ts';
import { createSessionKeeper, type SessionKeeper } from '../engine/respondent-session.ts';
import { FailureBoundary } from '../failure.tsx';
import { Loading } from '../loading.tsx';
import type { RightsPlace } from '../route.ts';
import { announceStep } from '../use-place.ts';
import { CodeStep } from './code-step.tsx';
import { Erased } from './erased.tsx';
import { EraseStep } from './erase-step.tsx';
import { OwnDataStep } from './own-data.tsx';
import { type OwnKey, readOffers, readOwnData } from './rights-wire.ts';
import '../engine/engine.css';
import '../fields/fields.css';
import './rights.css';

interface Read {
  readonly ownKey: OwnKey;
  readonly language: Language;
  readonly report: ReportModel;
  readonly portrait: boolean;
  readonly contactEmail: string | null;
}

const read = async (ownKey: OwnKey, language: Language): Promise<Read> => {
  const [report, offers] = await Promise.all([readOwnData(ownKey, language), readOffers(ownKey)]);
  return { ownKey, language, report, ...offers };
};

type Step = 'data' | 'erase' | 'erased';

interface OpenProps {
  readonly place: RightsPlace;
  readonly keeper: SessionKeeper;
  readonly reading: Promise<Read | null>;
}

const Open = ({ place, keeper, reading }: OpenProps) => {
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
        campaignId={place.campaignId}
        onOpened={async (ownKey) => {
          const next = await read(ownKey, language);
          announceStep();
          setOpened(next);
        }}
      />
    );
  const kept = keeper.read();
  /** The questionnaire this browser itself went through. */
  const held = kept?.id === opened.ownKey.id ? kept : null;
  if (step === 'erase')
    return (
      <EraseStep
        ownKey={opened.ownKey}
        ownCode={held ? held.resumeCode : null}
        onBack={() => go('data')}
        onErased={() => {
          // What this browser knew of it goes too.
          if (held) keeper.forget();
          go('erased');
        }}
      />
    );
  return (
    <OwnDataStep
      ownKey={opened.ownKey}
      organizationId={place.organizationId}
      first={opened}
      onErase={() => go('erase')}
    />
  );
};

/** A candidate's own data, with the questionnaire this browser holds or with its code; open when the campaign is not. */
export const RightsPage = ({ place }: { readonly place: RightsPlace }) => {
  const { language } = useLanguage();
  const [{ keeper, reading }] = useState(() => {
    const made = createSessionKeeper(browserStorage(), 'screening', place.campaignId, randomKey);
    const session = made.read();
    rights.load(language).catch(() => undefined);
    // A token that no longer opens anything is as good as none.
    return {
      keeper: made,
      reading: session ? read(session, language).catch(() => null) : Promise.resolve(null),
    };
  });
  return (
    <FailureBoundary>
      <Suspense fallback={<Loading />}>
        <Open place={place} keeper={keeper} reading={reading} />
      </Suspense>
    </FailureBoundary>
  );
};
