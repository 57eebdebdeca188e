import type { Candidate, ScreeningCampaign } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import {
  IconFileText,
  IconLink,
  IconMailbox,
  IconProgress,
  IconTrash,
  IconUserHeart,
} from '@tabler/icons-react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import {
  DeleteCandidateDialog,
  type NamedCandidate,
} from '../../../shared/candidate/delete-candidate-dialog.tsx';
import { reportPath } from '../../../shared/candidate/report-path.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../../shared/list/list-types.ts';
import { List } from '../../../shared/list/list.tsx';
import { useListParams } from '../../../shared/list/params/use-list-params.ts';
import { useCandidateColumns, useOtherSorts } from './candidate-columns.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { candidateList } from './candidate-list.ts';
import { CompareBar } from './comparison/compare-bar.tsx';
import { ExportMenu } from './export-menu.tsx';
import { MixedEnginesNotice } from './mixed-engines-notice.tsx';
import { toCandidateFilter, useCandidates } from './get-candidates.ts';
import { useComparisonSelection } from './comparison/use-comparison-selection.ts';
import styles from './candidates.module.css';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly onLink: () => void;
}

export const Candidates = ({ campaign, onLink }: Props) => {
  const t = useMessages(backoffice.screening).detail;
  const words = useMessages(backoffice.candidates).report;
  const { address, position, filter } = useListParams(candidateList);
  const query = useCandidates(campaign.id, address);
  const columns = useCandidateColumns();
  const otherSorts = useOtherSorts();
  const { chosen, selection, clear } = useComparisonSelection(campaign.id);
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
      : [{ label: words.openProgress, icon: IconProgress, to: reportPath(candidate.id) }]),
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
    <div className={styles.candidates}>
      {query.data?.mixedEngines && <MixedEnginesNotice campaign={campaign} />}
      <List
        label={t.candidates}
        position={position}
        query={query}
        columns={columns}
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
                filter={toCandidateFilter(address)}
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
