import type { PublicOrganization } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../language/use-messages.ts';
import { Brand } from '../../../shared/ui/brand.tsx';

export const PreviewHeader = ({ organization }: { readonly organization: PublicOrganization }) => {
  const { places } = useMessages(backoffice.navigation);
  return (
    <div className="preview-header">
      <Brand organization={organization} />
      <span className="preview-header-soft">{places.screening}</span>
      <span className="preview-header-initial" aria-hidden>
        {organization.name.charAt(0).toUpperCase()}
      </span>
    </div>
  );
};
