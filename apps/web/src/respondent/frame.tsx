import type { PublicOrganization } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { isPreview } from './screening/preview.ts';

interface Props {
  readonly organization: PublicOrganization | null;
  readonly children: ReactNode;
}

const Brand = ({ organization }: { readonly organization: PublicOrganization }) =>
  organization.logo ? (
    <img src={organization.logo} alt={organization.name} className="logo" />
  ) : (
    <strong>{organization.name}</strong>
  );

/** Header and footer in the organisation's colours around every step. */
export const Frame = ({ organization, children }: Props) => {
  const t = useMessages(respondent.entry);
  useEffect(() => {
    document.title = organization ? `${t.title} · ${organization.name}` : t.title;
  }, [t, organization]);
  return (
    <>
      <header className="band">
        {organization ? <Brand organization={organization} /> : <strong>Cadran</strong>}
        <LanguageSwitch />
      </header>
      {isPreview() && (
        <p className="preview-note" role="note">
          {t.preview}
        </p>
      )}
      <main>{children}</main>
      <footer className="band foot">
        <span>{organization?.name}</span>
        <span>{t.poweredBy(__APP_VERSION__)}</span>
      </footer>
    </>
  );
};
