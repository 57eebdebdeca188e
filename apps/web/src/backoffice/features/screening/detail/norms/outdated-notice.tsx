import type { ScreeningCampaign } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useRecomputeCampaign } from '../../../../shared/candidate/scores/recompute-campaign.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useInvalidateCampaignNorms } from './pin-norms.ts';
import styles from './norms.module.css';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly outdated: number;
}

/** Scores made by other norms stay until somebody recomputes them. */
export const OutdatedNotice = ({ campaign, outdated }: Props) => {
  const t = useMessages(backoffice.screening).detail.norms;
  const { language } = useLanguage();
  const notify = useNotify();
  const recompute = useRecomputeCampaign();
  const invalidate = useInvalidateCampaignNorms(campaign.id);
  return (
    <div className={styles.outdatedNorms} role="status">
      <span>{t.outdated(outdated, formatNumber(outdated, language))}</span>
      {campaign.can.edit && (
        <Button
          variant="default"
          size="xs"
          loading={recompute.isPending}
          onClick={() =>
            recompute.mutate(campaign.id, {
              onSuccess: () => {
                notify.success(t.recomputed);
                void invalidate();
              },
              onError: notify.failure,
            })
          }
        >
          {t.recompute}
        </Button>
      )}
    </div>
  );
};
