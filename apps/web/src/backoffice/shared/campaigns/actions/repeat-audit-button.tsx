import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useNotify } from '../../notify/use-notify.ts';
import { editPath } from '../campaign-paths.ts';
import { useInvalidateCampaigns } from './campaign-mutations.ts';

/** Makes the next audit of the series, with the same settings and units, and opens its form. */
export const RepeatAuditButton = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.campaigns);
  const notify = useNotify();
  const navigate = useNavigate();
  const refresh = useInvalidateCampaigns('profiling');
  const repeat = useApiMutation(
    (api, id: string) => api.profiling.repeatCampaign({ params: { id } }),
    refresh,
  );
  return (
    <Button
      variant="default"
      leftSection={<IconRepeat size={18} stroke={1.5} aria-hidden />}
      loading={repeat.isPending}
      onClick={() =>
        repeat.mutate(campaignId, {
          onSuccess: (made) => {
            notify.success(t.repeated(made.name));
            void navigate({ to: editPath('profiling', made.id) });
          },
          onError: notify.failure,
        })
      }
    >
      {t.actions.repeat}
    </Button>
  );
};
