import type { ScreeningCampaign } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../language/language-context.tsx';
import { useMessages } from '../../../../language/use-messages.ts';
import { useRefreshApplicants } from '../../../shared/applicant/use-refresh-applicants.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmed } from '../../../shared/dialog/use-confirmed.ts';
import type { ShownDialog } from '../../../shared/dialog/use-dialog.ts';
import { useApi } from '../../../shared/services.tsx';

const useRecomputeAll = () => {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.applicants.recomputeCampaign({ params: { id } }),
    onSuccess: useRefreshApplicants(),
  });
};

/** Other wishes than those people were scored by: a list should not mix the two unasked. */
export const RecomputeDialog = ({
  dialog,
}: {
  readonly dialog: ShownDialog<ScreeningCampaign>;
}) => {
  const t = useMessages(backoffice.screeningForm).recompute;
  const { language } = useLanguage();
  const recomputing = useConfirmed({
    dialog,
    call: useRecomputeAll(),
    given: ({ id }) => id,
    done: () => t.done,
  });
  const completed = dialog.subject?.candidates.completed ?? 0;
  return (
    <ConfirmDialog {...recomputing} title={t.title} confirm={t.confirm} decline={t.decline}>
      <Text>{t.explanation(completed, formatNumber(completed, language))}</Text>
      <Text>{t.otherwise}</Text>
    </ConfirmDialog>
  );
};
