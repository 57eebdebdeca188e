import { backoffice } from '@cadran/i18n/backoffice';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { useOrganization } from '../../shared/organization/get-organization.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page.tsx';
import { ComingTable } from './coming-table.tsx';
import { retentionQuery } from './get-retention.ts';
import { SettingCard } from './setting-card.tsx';
import './retention-page.css';

const PAUSE_MS = 300;

/** How long answers are kept, and what the daily run will remove. */
export const RetentionPage = () => {
  const t = useMessages(backoffice.retention);
  const { places } = useMessages(backoffice.navigation);
  const api = useApi();
  const organization = useOrganization(useSession().organization.id);
  const { data: stored } = useSuspenseQuery(retentionQuery(api, organization.id));
  const [days, setDays] = useState(stored.days);
  const [asked] = useDebouncedValue(days, PAUSE_MS);
  const { data: tried = stored } = useQuery({
    ...retentionQuery(api, organization.id, asked),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={places.retention} introduction={t.introduction}>
      <SettingCard organization={organization} stored={stored} tried={tried} onTry={setDays} />
      <ComingTable {...tried} />
    </Page>
  );
};
