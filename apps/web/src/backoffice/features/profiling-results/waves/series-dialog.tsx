import type { Waves } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, Checkbox, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { DialogActions } from '../../../shared/dialog/dialog-actions.tsx';
import { useSaveWaves } from './use-save-waves.ts';

interface Props {
  readonly waves: Waves;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const SeriesForm = ({ waves: { campaign, audits }, onClose }: Omit<Props, 'opened'>) => {
  const t = useMessages(backoffice.profilingResults).waves;
  const save = useSaveWaves(campaign.id);
  const [chosen, setChosen] = useState(() =>
    audits.filter(({ inSeries }) => inSeries).map(({ id }) => id),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ campaignIds: chosen }, { onSuccess: onClose });
      }}
    >
      <Checkbox.Group value={chosen} onChange={setChosen} label={t.series.explanation}>
        <Stack gap="xs" mt="sm">
          {audits.map(({ id, name }) => (
            <Checkbox key={id} value={id} label={name} disabled={id === campaign.id} />
          ))}
        </Stack>
      </Checkbox.Group>
      <DialogActions>
        <Button type="submit" loading={save.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
};

/** Which audits about the same subject are compared over time. */
export const SeriesDialog = ({ waves, opened, onClose }: Props) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={useMessages(backoffice.profilingResults).waves.series.title}
  >
    <SeriesForm waves={waves} onClose={onClose} />
  </Modal>
);
