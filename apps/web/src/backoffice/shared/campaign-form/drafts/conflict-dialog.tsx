import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useCampaignFormState, useSectionName } from '../form-context.ts';
import { FormNote } from '../layout/form-layout.tsx';
import styles from '../layout/campaign-form.module.css';

/** Another user saved meanwhile: asks which version to keep. */
export const ConflictDialog = () => {
  const t = useMessages(backoffice.campaignForm).conflict;
  const nameOf = useSectionName();
  const { language } = useLanguage();
  const { conflict, saving } = useCampaignFormState();
  const named = (sections: readonly string[]): string =>
    sections.length === 0 ? t.nothing : formatList(sections.map(nameOf), language);
  const both = conflict?.mine.filter((section) => conflict.theirs.includes(section)) ?? [];
  return (
    <Modal opened={conflict !== null} onClose={() => conflict?.close()} title={t.title} size="lg">
      {conflict && (
        <Stack gap="md">
          <FormNote>{t.explanation}</FormNote>
          <dl className={styles.campaignConflict}>
            <dt>{t.theirs}</dt>
            <dd>{named(conflict.theirs)}</dd>
            <dt>{t.mine}</dt>
            <dd>{named(conflict.mine)}</dd>
            {both.length > 0 && (
              <>
                <dt>{t.both}</dt>
                <dd>{named(both)}</dd>
              </>
            )}
          </dl>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={saving} onClick={conflict.takeTheirs}>
              {t.takeTheirs}
            </Button>
            <Button
              {...(both.length > 0 ? { color: 'danger' } : { variant: 'default' })}
              loading={saving}
              onClick={conflict.keepMine}
            >
              {t.keepMine}
            </Button>
            {both.length === 0 && (
              <Button loading={saving} onClick={conflict.combine} data-autofocus>
                {t.combine}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Modal>
  );
};
