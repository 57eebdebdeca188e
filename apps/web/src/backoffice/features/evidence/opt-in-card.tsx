import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useInvalidate } from '../../shared/api/use-api-mutation.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useDialog } from '../../shared/dialog/use-dialog.ts';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { useSaveOrganization } from '../../shared/organization/organization-mutations.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { EVIDENCE_KEY } from './get-evidence.ts';
import styles from './evidence.module.css';

/** What adding up answers means, and the choice. */
export const OptInCard = ({ organization }: { readonly organization: Organization }) => {
  const t = useMessages(backoffice.evidence).optIn;
  const notify = useNotify();
  const saving = useSaveOrganization(organization.id);
  const invalidate = useInvalidate(EVIDENCE_KEY, ['organization']);
  const question = useDialog<true>();
  const isOn = organization.settings.addUpAnswers;
  const save = (addUpAnswers: boolean): void =>
    saving.mutate(
      { version: organization.version, settings: { addUpAnswers } },
      {
        onSuccess: () => {
          question.close();
          notify.success(addUpAnswers ? t.started : t.stopped);
        },
        onError: notify.failure,
        onSettled: () => void invalidate(),
      },
    );
  return (
    <Card
      title={t.title}
      description={isOn ? t.on : t.off}
      footer={
        isOn ? (
          <Button variant="default" onClick={() => question.open(true)}>
            {t.stop}
          </Button>
        ) : (
          <Button loading={saving.isPending} onClick={() => save(true)}>
            {t.start}
          </Button>
        )
      }
    >
      <ul className={styles.optInPoints}>
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ConfirmDialog
        opened={question.opened}
        onClose={question.close}
        title={t.stopTitle}
        confirm={t.stop}
        loading={saving.isPending}
        onConfirm={() => save(false)}
        danger
      >
        <p>{t.stopText}</p>
      </ConfirmDialog>
    </Card>
  );
};
