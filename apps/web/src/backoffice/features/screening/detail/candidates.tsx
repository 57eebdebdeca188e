import {
  type Candidate,
  DECIDED_AT_ONCE,
  type Decision,
  SCORED_SECTIONS,
  type ScreeningCampaign,
} from '@cadran/contract';
import { formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconFileText,
  IconKeyboard,
  IconLink,
  IconMailbox,
  IconMailOff,
  IconMessages,
  IconProgress,
  IconTrash,
  IconUserHeart,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../shared/candidate/candidate-name.ts';
import {
  DeleteCandidateDialog,
  type NamedCandidate,
} from '../../../shared/candidate/delete-candidate-dialog.tsx';
import { candidateList, toCandidateFilter } from '../../../shared/candidate/list/candidate-list.ts';
import { candidatesQuery } from '../../../shared/candidate/list/get-candidates.ts';
import { interviewPath, reportPath } from '../../../shared/candidate/report-path.ts';
import { useDialog } from '../../../shared/dialog/use-dialog.ts';
import type { RowAction } from '../../../shared/list/list-types.ts';
import { List } from '../../../shared/list/list.tsx';
import { useListParams } from '../../../shared/list/params/use-list-params.ts';
import { useApi } from '../../../shared/services.tsx';
import { DecisionMailDialog } from './decision-mails/decision-mail-dialog.tsx';
import { useDecisionMails } from './decision-mails/use-decision-mails.ts';
import { useCandidateColumns, useOtherSorts } from './candidate-columns.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { DecideDialog, type ToDecide } from './deciding/decide-dialog.tsx';
import { KeysDialog } from './deciding/keys-dialog.tsx';
import { KEYS, useCandidateKeys } from './deciding/use-candidate-keys.ts';
import { useDecisions } from './deciding/use-decisions.ts';
import { useKeysSetting } from './deciding/use-keys-setting.ts';
import { ExportMenu } from './export-menu.tsx';
import { RecomputeNotice } from './recompute-notice.tsx';
import { SectionLegend } from './section-legend.tsx';
import { SelectAllButton } from './selection/select-all-button.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { useCandidateSelection } from './selection/use-candidate-selection.ts';
import styles from './candidates.module.css';

interface Props {
  readonly campaign: ScreeningCampaign;
  readonly onLink: () => void;
}

const NO_CANDIDATES: readonly Candidate[] = [];

export const Candidates = ({ campaign, onLink }: Props) => {
  const t = useMessages(backoffice.screening).detail;
  const { engine, report } = useMessages(backoffice.candidates);
  const words = useMessages(backoffice.deciding);
  const mailWords = useMessages(backoffice.decisionMails);
  const { language } = useLanguage();
  const { address, position, filter } = useListParams(candidateList);
  const query = useQuery(candidatesQuery(useApi(), campaign.id, address));
  const rows = query.data?.items ?? NO_CANDIDATES;
  const total = query.data?.total ?? 0;
  const otherSorts = useOtherSorts();
  const { selected, selection, select, toggle } = useCandidateSelection(campaign.id, rows);
  const deleting = useDialog<NamedCandidate>();
  const deciding = useDialog<ToDecide>();
  const decisions = useDecisions(campaign.id);
  const telling = useDialog<readonly Candidate[]>();
  const mails = useDecisionMails(campaign.id);
  const canDecide = campaign.can.edit;
  const sections = SCORED_SECTIONS.filter((section) => campaign.profile[section] !== null);

  const decide = (candidate: Candidate, decision: Decision): void => {
    // Deciding the same again would only remove the reason.
    if (candidate.decision !== decision) void decisions.decide([candidate], decision);
  };
  const columns = useCandidateColumns({
    sections,
    onDecide: decide,
    onReason: (candidate) => deciding.open({ people: [candidate], decision: candidate.decision }),
  });

  const list = useRef<HTMLDivElement>(null);
  const keys = useKeysSetting();
  const [showsKeys, { open: showKeys, close: hideKeys }] = useDisclosure(false);
  useCandidateKeys({
    list,
    rows,
    isOn: keys.isOn,
    onDecide: (candidate, decision) => {
      if (!canDecide) return;
      if (selected.length > 0) deciding.open({ people: selected, decision });
      else if (candidate?.status === 'completed') decide(candidate, decision);
    },
    onToggle: (candidate) => {
      if (selection.isOffered(candidate)) toggle(candidate);
    },
    onUndo: decisions.undo,
    onHelp: showKeys,
  });

  const nameOf = ({ contact }: Candidate): string => candidateName(contact, t.unnamed);
  const actions = (candidate: Candidate): RowAction[] => [
    ...(candidate.status === 'completed'
      ? [
          { label: report.open, icon: IconFileText, to: reportPath(candidate.id), search: address },
          {
            label: report.interview,
            icon: IconMessages,
            to: interviewPath(candidate.id),
            search: address,
          },
          {
            label: report.openPersonal,
            icon: IconUserHeart,
            to: reportPath(candidate.id, 'personal'),
            search: address,
          },
        ]
      : [
          {
            label: report.openProgress,
            icon: IconProgress,
            to: reportPath(candidate.id),
            search: address,
          },
        ]),
    ...(candidate.can.decide && candidate.decisionMail.state === 'waiting'
      ? [
          {
            label: mailWords.takeBack,
            icon: IconMailOff,
            onClick: () => mails.takeBack([candidate.id]),
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

  const deselect = (people: readonly Candidate[]): void =>
    select(selected.filter(({ id }) => !people.some((one) => one.id === id)));
  const waiting = selected.filter(({ decisionMail }) => decisionMail.state === 'waiting');

  return (
    <div className={styles.candidates} ref={list}>
      {query.data?.otherEngines && (
        <RecomputeNotice campaign={campaign} title={engine.others} text={engine.othersText} />
      )}
      {query.data?.mixedMethods && (
        <RecomputeNotice campaign={campaign} title={engine.mixed} text={engine.mixedText} />
      )}
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
                shown={total}
              />
            )}
            <Tooltip label={words.keys.open}>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={words.keys.open}
                aria-keyshortcuts={KEYS.help}
                onClick={showKeys}
              >
                <IconKeyboard size={18} stroke={1.5} aria-hidden />
              </ActionIcon>
            </Tooltip>
            <CandidateFilters
              value={address}
              onChange={filter}
              onSort={(sort) => position.change({ sort })}
              otherSorts={otherSorts}
            />
            {sections.length > 0 && <SectionLegend shown={sections} />}
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
      <SelectionBar
        campaignId={campaign.id}
        selected={selected}
        onClear={() => select([])}
        {...(canDecide && {
          onDecide: () => deciding.open({ people: selected, decision: 'shortlisted' }),
          onTell: () => telling.open(selected),
        })}
      >
        {selection.page.state === 'all' &&
          total > rows.length &&
          selected.length <= rows.length && (
            <SelectAllButton
              campaignId={campaign.id}
              address={address}
              isMore={total > DECIDED_AT_ONCE}
              onSelect={select}
            />
          )}
        {canDecide && waiting.length > 0 && (
          <Button variant="subtle" onClick={() => mails.takeBack(waiting.map(({ id }) => id))}>
            {mailWords.takeBackMany(waiting.length, formatNumber(waiting.length, language))}
          </Button>
        )}
      </SelectionBar>
      <DecisionMailDialog dialog={telling} campaign={campaign} onDone={() => select([])} />
      <DecideDialog dialog={deciding} decisions={decisions} onDone={deselect} />
      <KeysDialog opened={showsKeys} onClose={hideKeys} isOn={keys.isOn} onSwitch={keys.switchTo} />
      <DeleteCandidateDialog dialog={deleting} campaignId={campaign.id} />
    </div>
  );
};
