import type { Organization, Theme } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { LogoPicker } from '../../shared/logo/logo-picker.tsx';
import { useNotify } from '../../shared/notify/use-notify.ts';
import { Card } from '../../shared/ui/page/card.tsx';
import { useRemoveLogo, useUploadLogo } from '../../shared/organization/organization-mutations.ts';

interface Props {
  readonly organization: Organization;
  readonly theme: Theme;
  readonly onChanged: (changed: Organization) => void;
}

/** The logo is saved as soon as it is chosen. */
export const LogoCard = ({ organization, theme, onChanged }: Props) => {
  const t = useMessages(backoffice.organization).logo;
  const words = useMessages(backoffice.logo);
  const notify = useNotify();
  const upload = useUploadLogo(organization.id);
  const remove = useRemoveLogo(organization.id);
  return (
    <Card title={t.title}>
      <LogoPicker
        logo={organization.logo}
        name={organization.name}
        theme={theme}
        none={t.none}
        removal={t.removal}
        uploading={upload.isPending}
        removing={remove.isPending}
        error={upload.error}
        onChoose={(file) =>
          upload.mutate(file, {
            onSuccess: (changed) => {
              onChanged(changed);
              notify.success(words.saved);
            },
          })
        }
        onRemove={(removed) =>
          remove.mutate(undefined, {
            onSuccess: (changed) => {
              removed();
              onChanged(changed);
              notify.success(words.removed);
            },
            onError: notify.failure,
          })
        }
      />
    </Card>
  );
};
