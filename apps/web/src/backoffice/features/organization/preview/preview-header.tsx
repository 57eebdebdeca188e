import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { Brand } from '../../../../shared/brand/brand.tsx';
import styles from './brand-preview.module.css';

export const PreviewHeader = ({ organization }: { readonly organization: PublicOrganization }) => {
  const { places } = useMessages(backoffice.navigation);
  return (
    <div className={styles.previewHeader}>
      <Brand organization={organization} />
      <span className={styles.previewHeaderSoft}>{places.screening}</span>
      <span className={styles.previewHeaderInitial} aria-hidden>
        {organization.name.charAt(0).toUpperCase()}
      </span>
    </div>
  );
};
