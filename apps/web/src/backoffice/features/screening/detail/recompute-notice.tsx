import type { ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Callout } from '../../../../shared/report/section/callout.tsx';
import { useRecomputeCampaign } from '../../../shared/candidate/scores/recompute-campaign.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly title: string;
  readonly text: string;
}

/** Says why scores of the list have to be computed again, and offers it to whoever may. */
export const RecomputeNotice = ({ campaign, title, text }: Props) => {
  const t = useMessages(backoffice.candidates).engine;
  const notify = useNotify();
  const recompute = useRecomputeCampaign();
  return (
    <Callout
      tone="caution"
      title={title}
      text={campaign.can.edit ? text : `${text} ${t.ask}`}
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
