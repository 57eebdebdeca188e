import { backoffice } from '@cadran/i18n/backoffice';
import { Modal, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { formPath } from '../../../shared/campaigns/campaign-paths.ts';
import { CAMPAIGN_LISTS } from '../../../shared/campaigns/list/campaign-lists.ts';
import { useCampaigns } from '../../../shared/campaigns/list/get-campaigns.ts';
import { ListError } from '../../../shared/list/list-states.tsx';
import { StatusBadge } from '../../../shared/ui/status-badge.tsx';
import styles from './start-page.module.css';

const PAUSE_MS = 250;

const Choices = () => {
  const words = useMessages(backoffice.campaigns);
  const t = useMessages(backoffice.campaignStart).copying;
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const { data, error, refetch } = useCampaigns(
    'screening',
    CAMPAIGN_LISTS.screening,
    q === '' ? {} : { q },
  );
  return (
    <>
      <TextInput
        type="search"
        data-autofocus
        className={styles.copySearch}
        aria-label={t.search}
        placeholder={t.search}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {error && <ListError error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} mt="md" radius="md" />}
      {data?.total === 0 && <p role="status">{t.none}</p>}
      <ul className={styles.copies}>
        {data?.items.map(({ id, name, status, ownerName }) => (
          <li key={id}>
            <Link to={formPath('screening')} search={{ from: `copy.${id}` } as never}>
              <strong>{name}</strong>
              <span>{ownerName}</span>
              <StatusBadge on={status === 'open'}>{words.statuses[status]}</StatusBadge>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Which of the organisation's campaigns to begin from. */
export const CopyDialog = ({ opened, onClose }: Props) => {
  const t = useMessages(backoffice.campaignStart).copying;
  return (
    <Modal opened={opened} onClose={onClose} title={t.title} size="lg">
      <Choices />
    </Modal>
  );
};
