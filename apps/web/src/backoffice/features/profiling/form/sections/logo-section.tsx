import { backoffice } from '@cadran/i18n/backoffice';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { SectionFrame } from '../../../../shared/campaign-form/layout/section-frame.tsx';
import { LogoPicker } from '../../../../shared/logo/logo-picker.tsx';
import { useNotify } from '../../../../shared/notify/use-notify.ts';
import { useApi } from '../../../../shared/services.tsx';
import { usePendingLogo } from '../pending-logo.ts';
import { useAuditFormState } from '../use-audit-form-state.ts';
import { RedirectUrlField } from '../../../../shared/campaign-form/fields/parameter-fields.tsx';
import { FieldGrid, FormNote } from '../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './logo-section.module.css';

const useLookOfIt = () => {
  const t = useMessages(backoffice.profilingForm).logo;
  const { organization } = useAuditFormState();
  return { theme: organization.theme, none: t.none, removal: t.removal };
};

const ChosenLogo = () => {
  const t = useMessages(backoffice.profilingForm).logo;
  const { shown } = useAuditFormState();
  const { address, choose } = usePendingLogo();
  return (
    <>
      <LogoPicker
        {...useLookOfIt()}
        logo={address}
        name={shown.name}
        uploading={false}
        removing={false}
        error={null}
        onChoose={choose}
        onRemove={(removed) => {
          choose(null);
          removed();
        }}
      />
      {address && <FormNote className={styles.logoWhen}>{t.later}</FormNote>}
    </>
  );
};

const StoredLogo = ({ id, logo }: { readonly id: string; readonly logo: string | null }) => {
  const t = useMessages(backoffice.profilingForm).logo;
  const words = useMessages(backoffice.logo);
  const { readOnly, shown, followStored } = useAuditFormState();
  const api = useApi();
  const notify = useNotify();
  const upload = useMutation({
    mutationFn: (file: File) => api.profiling.uploadLogo({ params: { id }, file }),
    onSuccess: (stored) => {
      followStored(stored);
      notify.success(words.saved);
    },
  });
  const remove = useMutation({
    mutationFn: () => api.profiling.removeLogo({ params: { id } }),
    onSuccess: (stored) => {
      followStored(stored);
      notify.success(words.removed);
    },
    onError: notify.failure,
  });
  return (
    <>
      <LogoPicker
        {...useLookOfIt()}
        logo={logo}
        name={shown.name}
        disabled={readOnly}
        uploading={upload.isPending}
        removing={remove.isPending}
        error={upload.error}
        onChoose={(file) => upload.mutate(file)}
        onRemove={(removed) => remove.mutate(undefined, { onSuccess: removed })}
      />
      {!readOnly && <FormNote className={styles.logoWhen}>{t.atOnce}</FormNote>}
    </>
  );
};

/** The campaign's own logo in place of the organisation's, and where people go from the last page. */
export const LogoSection = () => {
  const { campaign } = useAuditFormState();
  return (
    <SectionFrame section="logo">
      {campaign ? <StoredLogo id={campaign.id} logo={campaign.logo} /> : <ChosenLogo />}
      <FieldGrid>
        <RedirectUrlField />
      </FieldGrid>
    </SectionFrame>
  );
};
