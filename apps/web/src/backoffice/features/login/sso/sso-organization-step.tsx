import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Stack } from '@mantine/core';
import { IconBuilding } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { LoginFailure } from '../login-failure.tsx';
import { LoginHeading } from '../login-heading.tsx';
import { useStartSso } from './start-sso.ts';

interface Props {
  /** From the link that an organisation gives its users. */
  readonly organizationId: string;
  readonly notice: ReactNode;
  readonly onBack: () => void;
}

export const SsoOrganizationStep = ({ organizationId, notice, onBack }: Props) => {
  const t = useMessages(backoffice.login);
  const start = useStartSso();
  return (
    <Stack gap="lg">
      <LoginHeading title={t.welcome}>{t.company.entry}</LoginHeading>
      {start.error ? (
        <LoginFailure
          error={start.error}
          messages={{ not_found: t.company.none, unavailable: t.company.unavailable }}
        />
      ) : (
        notice
      )}
      <Stack gap="xs">
        <Button
          size="md"
          fullWidth
          leftSection={<IconBuilding size={18} stroke={1.5} aria-hidden />}
          loading={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ organizationId })}
        >
          {t.company.open}
        </Button>
        <Button variant="subtle" color="dark" fullWidth onClick={onBack}>
          {t.company.back}
        </Button>
      </Stack>
    </Stack>
  );
};
