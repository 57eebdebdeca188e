import { LOCALES } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../form-context.ts';
import { usePreview } from '../customization/use-preview.ts';
import styles from './campaign-form.module.css';

/** Sticky bar: unsaved state, preview and saving. */
export const SaveBar = () => {
  const t = useMessages(backoffice.campaignForm);
  const { language } = useLanguage();
  const { changed, saving, undo, draft, readOnly, campaign, kind } = useCampaignFormState();
  const preview = usePreview();
  const kept =
    draft.keptAt &&
    new Date(draft.keptAt).toLocaleTimeString(LOCALES[language], { timeStyle: 'short' });
  return (
    <div className={styles.campaignSave} data-testid="save-bar">
      <p role="status">{changed && !readOnly && (kept ? t.unsavedKept(kept) : t.unsaved)}</p>
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
