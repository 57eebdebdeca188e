import { backoffice } from '@cadran/i18n/backoffice';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { useOrganization } from '../../shared/organization/get-organization.ts';
import { useApi } from '../../shared/services.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/ui/page/page.tsx';
import { UpcomingErasures } from './upcoming-erasures.tsx';
import { retentionQuery } from './get-retention.ts';
import { RetentionSettingCard } from './retention-setting-card.tsx';

const DEBOUNCE_MS = 300;

export const RetentionPage = () => {
  const t = useMessages(backoffice.retention);
  const { places } = useMessages(backoffice.navigation);
  const api = useApi();
  const organization = useOrganization(useSession().organization.id);
  const { data: stored } = useSuspenseQuery(retentionQuery(api, organization.id));
  const [days, setDays] = useState(stored.days);
  const [debounced] = useDebouncedValue(days, DEBOUNCE_MS);
  const { data: preview = stored } = useQuery({
    ...retentionQuery(api, organization.id, debounced),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={places.retention} introduction={t.introduction}>
      <RetentionSettingCard
        organization={organization}
        stored={stored}
        preview={preview}
        onDaysChange={setDays}
      />
      <UpcomingErasures {...preview} />
    </Page>
  );
};
