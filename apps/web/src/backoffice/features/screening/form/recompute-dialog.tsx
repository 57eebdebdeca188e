import type { ScreeningCampaign } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Text } from '@mantine/core';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useRecomputeCampaign } from '../../../shared/candidate/scores/recompute-campaign.ts';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useConfirmDialog } from '../../../shared/dialog/use-confirm-dialog.ts';
import type { DialogState } from '../../../shared/dialog/use-dialog.ts';

/** The target has changed since scoring: offers to recompute, so that a list does not mix both. */
export const RecomputeDialog = ({
  dialog,
}: {
  readonly dialog: DialogState<ScreeningCampaign>;
}) => {
  const t = useMessages(backoffice.screeningForm).recompute;
  const { language } = useLanguage();
  const recomputing = useConfirmDialog({
    dialog,
    call: useRecomputeCampaign(),
    variables: ({ id }) => id,
    successMessage: () => t.done,
  });
  const completed = dialog.subject?.candidates.completed ?? 0;
  return (
    <ConfirmDialog {...recomputing} title={t.title} confirm={t.confirm} decline={t.decline}>
      <Text>{t.explanation(completed, formatNumber(completed, language))}</Text>
      <Text>{t.otherwise}</Text>
    </ConfirmDialog>
  );
};
