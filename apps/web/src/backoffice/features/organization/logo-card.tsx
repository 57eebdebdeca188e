import { LIMITS, type Organization, type Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../language/use-messages.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { Card } from '../../shared/ui/card.tsx';
import { useRemoveLogo, useUploadLogo } from './change-organization.ts';
import { LogoFailure } from './logo-failure.tsx';
import './logo-card.css';

interface Props {
  readonly organization: Organization;
  readonly theme: Theme;
  readonly onChanged: (changed: Organization) => void;
}

/** Saved as soon as it is chosen; shown on the header's own colour, at the height it will have. */
export const LogoCard = ({ organization, theme, onChanged }: Props) => {
  const t = useMessages(backoffice.organization).logo;
  const notify = useNotify();
  const upload = useUploadLogo(organization.id);
  const remove = useRemoveLogo(organization.id);
  const [asking, setAsking] = useState(false);
  const { logo } = organization;

  const send = (file: File | null): void => {
    if (!file) return;
    upload.mutate(file, {
      onSuccess: (changed) => {
        onChanged(changed);
        notify.success(t.saved);
      },
    });
  };
  const confirmRemoval = (): void =>
    remove.mutate(undefined, {
      onSuccess: (changed) => {
        setAsking(false);
        onChanged(changed);
        notify.success(t.removed);
      },
      onError: notify.failure,
    });

  return (
    <Card title={t.title} description={t.hint(LIMITS.logoHeight)}>
      <div className="logo-preview" style={{ backgroundColor: theme.colorheaderfooter }}>
        {logo ? (
          <img src={logo} alt={t.current(organization.name)} />
        ) : (
          <Text size="sm" c={theme.colorheaderfootertext}>
            {t.none}
          </Text>
        )}
      </div>
      <LogoFailure error={upload.error} />
      <Group gap="xs" mt="md">
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={send}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={upload.isPending}
              leftSection={<IconPhotoUp size={18} stroke={1.5} aria-hidden />}
            >
              {logo ? t.replace : t.choose}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            color="danger"
            leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            {t.remove}
          </Button>
        )}
      </Group>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.removal.title}
        confirm={t.remove}
        danger
        loading={remove.isPending}
        onConfirm={confirmRemoval}
      >
        <Text>{t.removal.explanation}</Text>
      </ConfirmDialog>
    </Card>
  );
};
