import type { ReportModel } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { rights } from '@cadran/i18n/rights';
import { use } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import { OwnReport } from '../screening/own-report.tsx';
import { useOncePerLanguage } from '../use-once-per-language.ts';
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
    readonly contactEmail: string | null;
  };
  readonly onErase: () => void;
}

/** Everything that is held, and what the candidate may do with it. */
export const OwnDataStep = ({ ownKey, organizationId, first, onErase }: Props) => {
  const t = useMessages(rights);
  const reading = useOncePerLanguage(
    (language) => readOwnData(ownKey, language),
    [first.language, first.report],
  );
  const { subtitle, sections } = use(reading);
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
        <p>
          {t.correct.text}{' '}
          {first.contactEmail && (
            <a className="link" href={`mailto:${first.contactEmail}`}>
              {t.correct.write(first.contactEmail)}
            </a>
          )}
        </p>
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
