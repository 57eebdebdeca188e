import { DECIDED_AT_ONCE, type Candidate } from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import {
  type CandidateAddress,
  candidateList,
  toCandidateFilter,
} from '../../../../shared/candidate/list/candidate-list.ts';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useApi } from '../../../../shared/services.tsx';

interface Props {
  readonly campaignId: string;
  readonly address: CandidateAddress;
  /** The list has more than one decision takes. */
  readonly isMore: boolean;
  readonly onSelect: (candidates: readonly Candidate[]) => void;
}

/** Once a page is selected: everybody of the list who has finished, as many as one decision takes. */
export const SelectAllButton = ({ campaignId, address, isMore, onSelect }: Props) => {
  const t = useMessages(backoffice.deciding);
  const { language } = useLanguage();
  const api = useApi();
  const notify = useNotify();
  const find = useMutation({
    mutationFn: () =>
      api.screening.listCandidates({
        params: { id: campaignId },
        query: {
          ...toCandidateFilter(address),
          status: 'completed',
          sort: address.sort ?? candidateList.defaultSort,
          pageSize: String(DECIDED_AT_ONCE),
        },
      }),
    onSuccess: ({ items }) => onSelect(items),
    onError: notify.failure,
  });
  const label = isMore ? t.selectFirst(formatNumber(DECIDED_AT_ONCE, language)) : t.selectAll;
  return (
    <Button variant="subtle" loading={find.isPending} onClick={() => find.mutate()}>
      {label}
    </Button>
  );
};
