import { ApiError } from '@cadran/client';
import { LIMITS, type Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { LogoFailure } from './logo-failure.tsx';
import styles from './logo-picker.module.css';

/** Limit of the contract's uploadLogo, checked before the upload. */
const MAX_BYTES = 512 * 1024;

interface Props {
  /** URL; null without a logo. */
  readonly logo: string | null;
  readonly name: string;
  readonly theme: Pick<Theme, 'colorheaderfooter' | 'colorheaderfootertext'>;
  readonly none: string;
  readonly removal: string;
  readonly disabled?: boolean;
  readonly uploading: boolean;
  readonly removing: boolean;
  readonly error: Error | null;
  readonly onChoose: (file: File) => void;
  /** `onDone` is called after removal. */
  readonly onRemove: (removed: () => void) => void;
}

/** Previews the logo on the header's colour at its final height. */
export const LogoPicker = (props: Props) => {
  const { logo, name, theme, disabled = false, onChoose, onRemove } = props;
  const t = useMessages(backoffice.logo);
  const [asking, setAsking] = useState(false);
  const [tooLarge, setTooLarge] = useState<ApiError | null>(null);
  const choose = (file: File): void => {
    const refused = file.size > MAX_BYTES;
    setTooLarge(refused ? new ApiError({ status: 413, code: 'too_large' }) : null);
    if (!refused) onChoose(file);
  };
  return (
    <div data-testid="logo-picker">
      <p className={styles.logoHint}>{t.hint(LIMITS.logoHeight)}</p>
      <div className={styles.logoPreview} style={{ backgroundColor: theme.colorheaderfooter }}>
        {logo ? (
          <img src={logo} alt={t.current(name)} />
        ) : (
          <Text size="sm" c={theme.colorheaderfootertext}>
            {props.none}
          </Text>
        )}
      </div>
      <LogoFailure error={tooLarge ?? props.error} />
      {!disabled && (
        <Group gap="xs" mt="md">
          <FileButton
            accept="image/png,image/jpeg,image/webp"
            onChange={(file) => file && choose(file)}
          >
            {(button) => (
              <Button
                {...button}
                variant="default"
                loading={props.uploading}
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
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t.removal}
        confirm={t.remove}
        danger
        loading={props.removing}
        onConfirm={() => onRemove(() => setAsking(false))}
      >
        <Text>{props.removal}</Text>
      </ConfirmDialog>
    </div>
  );
};
