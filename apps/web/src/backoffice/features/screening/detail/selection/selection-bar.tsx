import { type Candidate, COMPARED_MAX } from '@cadran/contract';
import { formatList, formatNumber } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowsDiff, IconGavel, IconMailForward } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import { useCandidateListAddress } from '../../../../shared/candidate/list/candidate-list.ts';
import styles from './selection-bar.module.css';

interface Props {
  readonly campaignId: string;
  readonly selected: readonly Candidate[];
  readonly onClear: () => void;
  /** Missing for those who may not decide. */
  readonly onDecide?: (() => void) | undefined;
  readonly onTell?: (() => void) | undefined;
  /** Offers more people to select, or takes mails back. */
  readonly children?: ReactNode;
}

const NAMED = 8;

/** Sticky bar with the selected candidates and what can be done with them. */
export const SelectionBar = ({
  campaignId,
  selected,
  onClear,
  onDecide,
  onTell,
  children,
}: Props) => {
  const t = useMessages(backoffice.deciding);
  const mails = useMessages(backoffice.decisionMails);
  const { compare: compareWord } = useMessages(backoffice.candidates).comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const address = useCandidateListAddress();
  const compare = (): void =>
    void navigate({
      to: '/screening/campaign/$campaignId/compare',
      params: { campaignId },
      search: { ...address, ids: selected.map(({ id }) => id).join(',') },
    });
  const comparable = selected.length >= 2 && selected.length <= COMPARED_MAX;
  const names = selected.slice(0, NAMED).map(({ contact }) => candidateName(contact, unnamed));
  return (
    <div
      className={styles.selectionBar}
      data-testid="selection-bar"
      data-empty={selected.length === 0 || undefined}
    >
      <p role="status">
        {selected.length > 0 && (
          <>
            <strong>{t.selected(selected.length, formatNumber(selected.length, language))}</strong>
            <span>
              {selected.length > NAMED ? `${names.join(', ')}…` : formatList(names, language)}
            </span>
          </>
        )}
      </p>
      {selected.length > 0 && (
        <>
          {children}
          <Button variant="default" onClick={onClear}>
            {t.clear}
          </Button>
          <Button
            variant="default"
            disabled={!comparable}
            title={comparable ? undefined : t.compareLimit(COMPARED_MAX)}
            leftSection={<IconArrowsDiff size={18} stroke={1.5} aria-hidden />}
            onClick={compare}
          >
            {compareWord}
          </Button>
          {onTell && (
            <Button
              variant="default"
              leftSection={<IconMailForward size={18} stroke={1.5} aria-hidden />}
              onClick={onTell}
            >
              {mails.open}
            </Button>
          )}
          {onDecide && (
            <Button
              leftSection={<IconGavel size={18} stroke={1.5} aria-hidden />}
              onClick={onDecide}
            >
              {t.decide}
            </Button>
          )}
        </>
      )}
    </div>
  );
};
