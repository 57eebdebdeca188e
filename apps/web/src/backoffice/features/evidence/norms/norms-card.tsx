import { LANGUAGES, type Language } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { AdoptButton } from './adopt-button.tsx';
import { AdoptForm } from './adopt-form.tsx';
import { normsQuery } from './get-norms.ts';
import { NormsVersions } from './norms-versions.tsx';
import styles from '../evidence.module.css';

/** Versions by language, which of them candidates are compared by, and adopting another. */
export const NormsCard = () => {
  const t = useMessages(backoffice.evidence).norms;
  const { data } = useQuery(normsQuery(useApi()));
  const dialog = useDialog<Language>();
  const { subject } = dialog;
  return (
    <Card title={t.title} description={t.description}>
      <div className={styles.norms}>
        {LANGUAGES.map((language) => (
          <section key={language} aria-label={t.languages[language]}>
            <header className={styles.normsHead}>
              <h3>{t.languages[language]}</h3>
              <AdoptButton language={language} onAdopt={() => dialog.open(language)} />
            </header>
            {data && (
              <NormsVersions
                language={language}
                versions={data.items.filter((each) => each.language === language)}
              />
            )}
          </section>
        ))}
      </div>
      <FormDialog
        opened={dialog.opened}
        onClose={dialog.close}
        title={subject ? t.adoptOf(t.languages[subject]) : ''}
      >
        {subject && <AdoptForm language={subject} onDone={dialog.close} />}
      </FormDialog>
    </Card>
  );
};
