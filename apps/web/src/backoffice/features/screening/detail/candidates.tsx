import type { Candidate, ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconFileText, IconLink, IconMailbox, IconTrash, IconUserHeart } from '@tabler/icons-react';
import { useMessages } from '../../../../language/use-messages.ts';
import { candidateName } from '../../../shared/applicant/candidate-name.ts';
import {
  DeleteCandidateDialog,
  type NamedCandidate,
} from '../../../shared/applicant/delete-candidate-dialog.tsx';
import { reportPath } from '../../../shared/applicant/report-path.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../../shared/list/list-types.ts';
import { List } from '../../../shared/list/list.tsx';
import { useListAddress } from '../../../shared/list/use-list-address.ts';
import { useCandidateColumns } from './candidate-columns.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { candidateList } from './candidate-list.ts';
import { CompareBar } from './compare-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { filterOf, useCandidates } from './get-candidates.ts';
import { useOtherSorts } from './use-other-sorts.ts';
import { useCompared } from './use-compared.ts';
import './candidates.css';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly onLink: () => void;
}

/** The list that helps to decide: scores, verdict, quality, decision; compare and export. */
export const Candidates = ({ campaign, onLink }: Props) => {
  const t = useMessages(backoffice.screening).detail;
  const words = useMessages(backoffice.applicants).report;
  const { address, position, filter } = useListAddress(candidateList);
  const query = useCandidates(campaign.id, address);
  const columns = useCandidateColumns();
  const otherSorts = useOtherSorts();
  const { chosen, selection, clear } = useCompared(campaign.id);
  const deleting = useDialog<NamedCandidate>();

  const nameOf = ({ contact }: Candidate): string => candidateName(contact, t.unnamed);
  const actions = (candidate: Candidate): RowAction[] => [
    ...(candidate.status === 'completed'
      ? [
          { label: words.open, icon: IconFileText, to: reportPath(candidate.id) },
          {
            label: words.openPersonal,
            icon: IconUserHeart,
            to: reportPath(candidate.id, 'personal'),
          },
        ]
      : []),
    ...(candidate.can.delete
      ? [
          {
            label: t.remove,
            icon: IconTrash,
            danger: true,
            onClick: () => deleting.open({ id: candidate.id, name: nameOf(candidate) }),
          },
        ]
      : []),
  ];

  return (
    <div className="candidates">
      <List
        label={t.candidates}
        position={position}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        rowName={nameOf}
        actions={actions}
        selection={selection}
        searchLabel={t.search}
        count={t.count}
        cardsBelow={1100}
        otherSorts={otherSorts}
        filters={
          <>
            {campaign.can.edit && (
              <ExportMenu
                campaignId={campaign.id}
                filter={filterOf(address)}
                shown={query.data?.total ?? 0}
              />
            )}
            <CandidateFilters
              value={address}
              onChange={filter}
              onSort={(sort) => position.change({ sort })}
              otherSorts={otherSorts}
            />
          </>
        }
        empty={{
          icon: IconMailbox,
          title: t.empty.title,
          explanation: campaign.status === 'open' ? t.empty.open : t.empty.closed,
          action: (
            <Button
              variant="default"
              leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
              onClick={onLink}
            >
              {t.empty.action}
            </Button>
          ),
        }}
      />
      <CompareBar campaignId={campaign.id} chosen={chosen} onClear={clear} />
      <DeleteCandidateDialog dialog={deleting} campaignId={campaign.id} />
    </div>
  );
};
