import { LANGUAGES, type Language, type PageDraft } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PublishedPageView } from '../../../../shared/published-page/published-page-view.tsx';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogActions } from '../../../shared/dialog/dialog-actions.tsx';
import { useApi } from '../../../shared/services.tsx';
import { errors } from '@cadran/i18n/errors';
import { errorCode } from '../../../shared/api/error-code.ts';
import { previewQuery } from './get-page.ts';
import styles from './published-page.module.css';

interface Props {
  readonly campaignId: string;
  readonly draft: PageDraft;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly publishing: boolean;
  /** Null: it cannot be published now. */
  readonly onPublish: (() => void) | null;
}

const Preview = ({ campaignId, draft, onClose, publishing, onPublish }: Omit<Props, 'opened'>) => {
  const t = useMessages(backoffice.profilingResults).published;
  const { codes } = useMessages(errors);
  const screen = useLanguage().language;
  const [language, setLanguage] = useState<Language>(screen);
  const preview = useQuery(previewQuery(useApi(), campaignId, draft, language));
  return (
    <>
      <div className={styles.previewHead}>
        <p>{t.previewExplanation}</p>
        <SegmentedControl
          aria-label={t.previewLanguage}
          value={language}
          data={LANGUAGES.map((value) => ({ value, label: t.own.languages[value] }))}
          onChange={setLanguage}
        />
      </div>
      {preview.error && <p role="alert">{codes[errorCode(preview.error)]}</p>}
      {preview.data && (
        <PublishedPageView
          report={preview.data.report}
          heading={<h1 className={styles.previewTitle}>{preview.data.report.title}</h1>}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t.backToEditing}
        </Button>
        {onPublish && (
          <Button loading={publishing} disabled={!preview.data} onClick={onPublish}>
            {t.publish}
          </Button>
        )}
      </DialogActions>
    </>
  );
};

/** The page as it will be read; publishing is possible from here only. */
export const PagePreview = ({ opened, onClose, ...props }: Props) => {
  const t = useMessages(backoffice.profilingResults).published;
  return (
    <Modal opened={opened} onClose={onClose} title={t.preview} size={880}>
      <Preview {...props} onClose={onClose} />
    </Modal>
  );
};
