import type { Organization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { Button } from '@mantine/core';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { UnsavedGuard } from '../../shared/dialog/unsaved-guard.tsx';
import { ColorsCard } from './colors/colors-card.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ResetColorsButton } from './colors/reset-colors-button.tsx';
import { IdentityCard } from './identity-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { OrganizationLayout } from '../../shared/organization/organization-layout.tsx';
import { BrandPreview } from './preview/brand-preview.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useOrganizationForm } from './form/use-organization-form.ts';
import styles from './form/organization-form.module.css';

const OrganizationForm = ({ organization }: { readonly organization: Organization }) => {
  const t = useMessages(backoffice.organization);
  const state = useOrganizationForm(organization);
  const { form, theme, changed, saving, conflict } = state;
  return (
    <form onSubmit={state.submit} noValidate className={styles.organizationForm}>
      <UnsavedGuard isDirty={form.isDirty} />
      <div className={styles.organizationCards}>
        <IdentityCard form={form} organization={organization} />
        <LogoCard organization={organization} theme={theme} onChanged={state.logoChanged} />
        <ColorsCard
          form={form}
          theme={theme}
          reset={<ResetColorsButton loading={saving} onConfirm={state.setDefaultColors} />}
        />
        <SettingsCard organization={organization} form={form} />
      </div>
      <BrandPreview theme={theme} organization={organization} />
      <div className={styles.organizationSave}>
        <p role="status">{changed && t.unsaved}</p>
        {changed && (
          <Button variant="default" onClick={state.undo}>
            {t.undo}
          </Button>
        )}
        <Button type="submit" loading={saving}>
          {t.save}
        </Button>
      </div>
      <ConflictDialog
        opened={conflict.opened}
        loading={saving}
        onClose={conflict.close}
        onTakeTheirs={conflict.takeTheirs}
        onKeepMine={conflict.keepMine}
      />
    </form>
  );
};

export const OrganizationPage = () => (
  <OrganizationLayout part="general">
    {(organization) => <OrganizationForm key={organization.id} organization={organization} />}
  </OrganizationLayout>
);
