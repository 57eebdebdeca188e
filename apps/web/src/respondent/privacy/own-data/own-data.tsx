import type { Report } from '@cadran/contract';
import type { Language } from '@cadran/contract/codes';
import { privacy } from '@cadran/i18n/privacy';
import { use } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { OwnReport } from '../../screening/own-report.tsx';
import { useOncePerLanguage } from '../../data/use-once-per-language.ts';
import { DataExport } from './data-export.tsx';
import { DataSection } from './data-section.tsx';
import { type DataAccess, readOwnData } from '../api.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import panelStyles from '../../ui/panel.module.css';
import privacyStyles from '../privacy.module.css';

interface Props {
  readonly ownKey: DataAccess;
  readonly organizationId: string;
  /** What was read first, in the language of then. */
  readonly first: {
    readonly language: Language;
    readonly report: Report;
    /** A personal report exists and the organisation lets candidates read it. */
    readonly portrait: boolean;
    readonly contactEmail: string | null;
  };
  readonly onErase: () => void;
}

/** Everything that is held, and what the candidate may do with it. */
export const OwnDataStep = ({ ownKey, organizationId, first, onErase }: Props) => {
  const t = useMessages(privacy);
  const reading = useOncePerLanguage(
    (language) => readOwnData(ownKey, language),
    [first.language, first.report],
  );
  const { subtitle, sections } = use(reading);
  return (
    <div className={panelStyles.step}>
      <Heading>{t.title}</Heading>
      <p className={privacyStyles.subtitle}>{subtitle}</p>
      <div className={privacyStyles.sections}>
        {sections.map((section, index) => (
          <DataSection key={section.id} section={section} open={index === 0} />
        ))}
      </div>
      {first.portrait && <OwnReport session={ownKey} organizationId={organizationId} />}
      <DataExport ownKey={ownKey} />
      <section className={privacyStyles.part}>
        <h2>{t.correct.title}</h2>
        <p>
          {t.correct.text}{' '}
          {first.contactEmail && (
            <TextLink href={`mailto:${first.contactEmail}`}>
              {t.correct.write(first.contactEmail)}
            </TextLink>
          )}
        </p>
      </section>
      <section className={privacyStyles.part}>
        <h2>{t.erase.title}</h2>
        <p>{t.erase.explanation}</p>
        <div className={privacyStyles.actions}>
          <Button variant="danger-outline" onClick={onErase}>
            {t.erase.open}
          </Button>
        </div>
      </section>
    </div>
  );
};
