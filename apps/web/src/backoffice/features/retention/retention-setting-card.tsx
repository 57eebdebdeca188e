import type { Organization, RetentionPreview } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, NumberInput, Text } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useDates } from '../../shared/dates/use-dates.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { useFields } from '../../shared/form/use-fields.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { DAYS, useRetentionForm } from './use-retention-form.ts';
import styles from './retention-page.module.css';

interface Props {
  readonly organization: Organization;
  readonly stored: RetentionPreview;
  readonly preview: RetentionPreview;
  readonly onDaysChange: (days: number) => void;
}

/** What the next run would erase with the number of days in the form. */
const DueErasures = ({ stored, preview }: Pick<Props, 'stored' | 'preview'>) => {
  const t = useMessages(backoffice.retention);
  const { language } = useLanguage();
  const { candidates, campaigns } = preview.due;
  const when = preview.days === stored.days ? t.setting.now : t.setting.tried(preview.days);
  return (
    <p className={styles.retentionDue} role="status" data-some={candidates > 0 || undefined}>
      <IconEraser size={20} stroke={1.5} aria-hidden />
      <span>
        {when},{' '}
        <strong>
          {candidates === 0
            ? t.due.nothing
            : t.due.some(candidates, formatNumber(candidates, language), campaigns)}
        </strong>
      </span>
    </p>
  );
};

export const RetentionSettingCard = ({ organization, stored, preview, onDaysChange }: Props) => {
  const t = useMessages(backoffice.retention);
  const { language } = useLanguage();
  const dates = useDates();
  const state = useRetentionForm(organization, onDaysChange);
  const field = useFields(state.form);
  const { subject: shorter, opened, close } = state.confirmation;
  return (
    <Card
      title={t.setting.title}
      description={t.setting.description(stored.keptLongerMonths)}
      footer={
        <Button type="submit" form="retention" loading={state.saving}>
          {t.setting.save}
        </Button>
      }
    >
      <form id="retention" onSubmit={state.submit} noValidate>
        <UnsavedGuard isDirty={state.form.isDirty} />
        <NumberInput
          key={state.form.key('days')}
          w={280}
          label={t.setting.days}
          description={t.setting.hint(DAYS.min, DAYS.max)}
          suffix={t.setting.suffix}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          {...field('days')}
        />
        <DueErasures stored={stored} preview={preview} />
        <p className={styles.retentionNote}>
          {stored.lastRunAt === null ? t.neverRun : t.lastRun(dates.dateTime(stored.lastRunAt))}
        </p>
      </form>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={t.confirm.title(shorter?.days ?? 0)}
        confirm={t.confirm.action}
        onConfirm={() => shorter && state.save(shorter.days)}
        loading={state.saving}
        danger
      >
        {shorter && (
          <Text>
            {t.confirm.explanation(
              shorter.due.candidates,
              formatNumber(shorter.due.candidates, language),
            )}
          </Text>
        )}
        <Text>{t.confirm.export}</Text>
      </ConfirmDialog>
    </Card>
  );
};
