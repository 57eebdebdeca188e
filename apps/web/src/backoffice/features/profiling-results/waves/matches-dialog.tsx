import type { Waves } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Modal, Select, Stack } from '@mantine/core';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useSaveWaves } from './use-save-waves.ts';

interface Props {
  readonly waves: Waves;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const MatchFields = ({ waves }: { readonly waves: Waves }) => {
  const t = useMessages(backoffice.profilingResults).waves.matches;
  const { language } = useLanguage();
  const latest = waves.waves.at(-1);
  const save = useSaveWaves(latest?.campaign.id ?? '');
  const units = waves.lines.flatMap(({ unit, points }) =>
    unit && points.at(-1) ? [{ value: unit.id, label: localizedText(unit.name, language) }] : [],
  );
  return (
    <Stack gap="sm">
      <p>{t.explanation}</p>
      {waves.matches.map(({ campaignId, unitId, name, latestUnitId }) => (
        <Select
          key={`${campaignId} ${unitId}`}
          label={t.unit(
            localizedText(name, language),
            waves.waves.find(({ campaign }) => campaign.id === campaignId)?.campaign.name ?? '',
          )}
          placeholder={t.ends}
          data={units}
          value={latestUnitId}
          clearable
          searchable
          disabled={save.isPending}
          onChange={(chosen) =>
            save.mutate({ matches: [{ campaignId, unitId, latestUnitId: chosen }] })
          }
        />
      ))}
    </Stack>
  );
};

/** Which unit of the latest audit a renamed or divided unit of an earlier one belongs to. */
export const MatchesDialog = ({ waves, opened, onClose }: Props) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={useMessages(backoffice.profilingResults).waves.matches.title}
  >
    <MatchFields waves={waves} />
  </Modal>
);
