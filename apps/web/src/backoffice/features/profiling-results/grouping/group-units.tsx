import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { FormDialog } from '../../../shared/dialog/form-dialog.tsx';
import { useApi } from '../../../shared/services.tsx';
import { unitGroupsQuery } from './get-unit-groups.ts';
import { UnitGroupsForm } from './unit-groups-form.tsx';

/** Hidden with fewer than two units, and once results were shown. */
export const GroupUnits = ({ campaignId }: { readonly campaignId: string }) => {
  const t = useMessages(backoffice.profilingResults).grouping;
  const { data } = useQuery(unitGroupsQuery(useApi(), campaignId));
  const [opened, { open, close }] = useDisclosure(false);
  if (!data || data.frozen || !data.can.edit || data.units.length < 2) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStack2 size={18} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {t.open}
      </Button>
      <FormDialog opened={opened} onClose={close} title={t.title} size="xl">
        <UnitGroupsForm campaignId={campaignId} saved={data} onSaved={close} />
      </FormDialog>
    </>
  );
};
