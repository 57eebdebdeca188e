import type { ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { useRecomputeCampaign } from '../../../shared/candidate/scores/recompute-campaign.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';

/** A list never mixes scores of two engines or norms without saying so, and offers to recompute the older ones. */
export const MixedMethodsNotice = ({ campaign }: { readonly campaign: ScreeningCampaign }) => {
  const t = useMessages(backoffice.candidates).engine;
  const notify = useNotify();
  const recompute = useRecomputeCampaign();
  return (
    <Callout
      tone="caution"
      title={t.mixed}
      text={campaign.can.edit ? t.mixedText : `${t.mixedText} ${t.ask}`}
      action={
        campaign.can.edit && (
          <Button
            variant="default"
            loading={recompute.isPending}
            onClick={() =>
              recompute.mutate(campaign.id, {
                onSuccess: () => notify.success(t.recomputed),
                onError: notify.failure,
              })
            }
          >
            {t.recompute}
          </Button>
        )
      }
    />
  );
};
