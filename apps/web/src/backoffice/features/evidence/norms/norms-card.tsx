import { LANGUAGES, type Language, type NormsPreview } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import { normsQuery } from '../../../shared/norms/get-norms.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useApi } from '../../../shared/services.tsx';
import { Card } from '../../../shared/ui/page/card.tsx';
import { AdoptForm } from './adopt-form.tsx';
import { useNormsPreview } from './change-norms.ts';
import { NormsVersions } from './norms-versions.tsx';
import styles from '../evidence.module.css';

/** Versions by language, which of them new campaigns use, and adopting another. */
export const NormsCard = () => {
  const t = useMessages(backoffice.evidence).norms;
  const notify = useNotify();
  const { data } = useQuery(normsQuery(useApi()));
  const preview = useNormsPreview();
  const dialog = useDialog<NormsPreview>();
  const { subject } = dialog;
  const ask = (language: Language): void =>
    preview.mutate(language, { onSuccess: dialog.open, onError: notify.failure });
  return (
    <Card title={t.title} description={t.description}>
      <div className={styles.norms}>
        {LANGUAGES.map((language) => (
          <section key={language} aria-label={t.languages[language]}>
            <header className={styles.normsHead}>
              <h3>{t.languages[language]}</h3>
              <Button
                variant="default"
                size="xs"
                loading={preview.isPending && preview.variables === language}
                aria-label={t.adoptOf(t.languages[language])}
                onClick={() => ask(language)}
              >
                {t.adopt}
              </Button>
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
        title={subject ? t.preview.title(t.languages[subject.language]) : ''}
      >
        {subject && <AdoptForm preview={subject} onDone={dialog.close} />}
      </FormDialog>
    </Card>
  );
};
