import type { ReportModel } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { rights } from '@cadran/i18n/rights';
import { use, useState } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import { OwnReport } from '../screening/own-report.tsx';
import { Copies } from './copies.tsx';
import { HeldSection } from './held-section.tsx';
import { type OwnKey, readOwnData } from './rights-wire.ts';

interface Props {
  readonly ownKey: OwnKey;
  readonly organizationId: string;
  /** What was read first, in the language of then. */
  readonly first: {
    readonly language: Language;
    readonly report: ReportModel;
    /** There is a portrait, and the organisation lets candidates read it. */
    readonly portrait: boolean;
  };
  readonly onErase: () => void;
}

/** Kept over a change of language: asking once a language is enough. */
const useReport = ({ ownKey, first }: Pick<Props, 'ownKey' | 'first'>): ReportModel => {
  const { language } = useLanguage();
  const [asked] = useState(
    () =>
      new Map<Language, Promise<ReportModel>>([[first.language, Promise.resolve(first.report)]]),
  );
  const reading = asked.get(language) ?? readOwnData(ownKey, language);
  asked.set(language, reading);
  return use(reading);
};

/** Everything that is held, and what the candidate may do with it. */
export const OwnDataStep = ({ ownKey, organizationId, first, onErase }: Props) => {
  const t = useMessages(rights);
  const { subtitle, sections } = useReport({ ownKey, first });
  return (
    <div className="step">
      <Heading>{t.title}</Heading>
      <p className="rights-subtitle">{subtitle}</p>
      <div className="held-sections">
        {sections.map((section, index) => (
          <HeldSection key={section.id} section={section} open={index === 0} />
        ))}
      </div>
      {first.portrait && <OwnReport session={ownKey} organizationId={organizationId} />}
      <Copies ownKey={ownKey} />
      <section className="rights-part">
        <h2>{t.correct.title}</h2>
        <p>{t.correct.text}</p>
      </section>
      <section className="rights-part">
        <h2>{t.erase.title}</h2>
        <p>{t.erase.explanation}</p>
        <div className="rights-actions">
          <button type="button" className="button danger-outline" onClick={onErase}>
            {t.erase.open}
          </button>
        </div>
      </section>
    </div>
  );
};
