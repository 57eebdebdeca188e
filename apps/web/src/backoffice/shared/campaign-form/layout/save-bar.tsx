import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../form-context.ts';
import { usePreview } from '../customization/use-preview.ts';
import styles from './campaign-form.module.css';

/** Sticky bar: unsaved state, preview and saving. */
export const SaveBar = () => {
  const t = useMessages(backoffice.campaignForm);
  const { changed, saving, undo, draft, readOnly, campaign, kind, shown, openSection } =
    useCampaignFormState();
  const preview = usePreview();
  const notice = readOnly ? null : kind.noticeOf?.(shown);
  return (
    <div className={styles.campaignSave} data-testid="save-bar">
      <div>
        <p role="status">{changed && !readOnly && (draft.kept ? t.unsavedKept : t.unsaved)}</p>
        {notice && (
          <p data-testid="save-notice">
            <IconInfoCircle size={16} stroke={1.75} aria-hidden />
            <button type="button" onClick={() => openSection(notice.section)}>
              {notice.words}
            </button>
          </p>
        )}
      </div>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={18} stroke={1.5} aria-hidden />}
        onClick={preview}
      >
        <span className={styles.campaignSaveLong}>{t.modules[kind.module].preview}</span>
        <span className={styles.campaignSaveShort}>{t.previewShort}</span>
      </Button>
      {!readOnly && changed && campaign && (
        <Button variant="default" onClick={undo}>
          {t.undo}
        </Button>
      )}
      {!readOnly && (
        <Button type="submit" loading={saving}>
          {campaign ? t.save : t.create}
        </Button>
      )}
    </div>
  );
};
