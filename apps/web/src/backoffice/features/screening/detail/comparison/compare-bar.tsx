import { type Candidate, COMPARED_MAX } from '@cadran/contract';
import { formatList } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { IconArrowsDiff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { candidateName } from '../../../../shared/candidate/candidate-name.ts';
import styles from './compare-bar.module.css';

interface Props {
  readonly campaignId: string;
  readonly chosen: readonly Candidate[];
  readonly onClear: () => void;
}

/** Sticky bar with the candidates selected for comparison. */
export const CompareBar = ({ campaignId, chosen, onClear }: Props) => {
  const t = useMessages(backoffice.candidates).comparing;
  const { unnamed } = useMessages(backoffice.screening).detail;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const compare = (): void =>
    void navigate({
      to: '/screening/campaign/$campaignId/compare',
      params: { campaignId },
      search: { ids: chosen.map(({ id }) => id).join(',') },
    });
  return (
    <div
      className={styles.compareBar}
      data-testid="compare-bar"
      role="status"
      data-empty={chosen.length === 0 || undefined}
    >
      {chosen.length > 0 && (
        <>
          <p>
            <strong>{t.selected(chosen.length, COMPARED_MAX)}</strong>
            <span>
              {formatList(
                chosen.map(({ contact }) => candidateName(contact, unnamed)),
                language,
              )}
            </span>
          </p>
          <Button variant="default" onClick={onClear}>
            {t.clear}
          </Button>
          <Button
            disabled={chosen.length < 2}
            leftSection={<IconArrowsDiff size={18} stroke={1.5} aria-hidden />}
            onClick={compare}
          >
            {t.compare}
          </Button>
        </>
      )}
    </div>
  );
};
