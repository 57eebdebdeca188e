import type { PublicOrganization } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../shared/language/use-messages.ts';
import { OrganizationName } from './heading.tsx';
import { LanguageSwitch } from './language/language-switch.tsx';
import { ThemeSelect } from './theme-select.tsx';
import styles from './frame.module.css';

interface Props {
  readonly organization: PublicOrganization | null;
  /** Known once the campaign is; it stands instead of the organisation's. */
  readonly campaignLogo: Promise<string | null> | null;
  readonly children: ReactNode;
}

interface BrandProps {
  readonly organization: PublicOrganization;
  readonly campaignLogo: Props['campaignLogo'];
}

const Brand = ({ organization, campaignLogo }: BrandProps) => {
  const [logo, setLogo] = useState(organization.logo);
  useEffect(() => {
    void campaignLogo?.then((own) => own !== null && setLogo(own));
  }, [campaignLogo]);
  return logo ? (
    <img src={logo} alt={organization.name} className={styles.logo} />
  ) : (
    <strong>{organization.name}</strong>
  );
};

/** Header and footer in the organisation's colours around every step. */
export const Frame = ({ organization, campaignLogo, children }: Props) => {
  const t = useMessages(respondent.entry);
  return (
    <>
      <header className={styles.band}>
        {organization ? (
          <Brand organization={organization} campaignLogo={campaignLogo} />
        ) : (
          <strong>Cadran</strong>
        )}
        <LanguageSwitch />
      </header>
      <main>
        <OrganizationName value={organization?.name ?? null}>{children}</OrganizationName>
      </main>
      <footer className={`${styles.band} ${styles.foot}`}>
        <span>{organization?.name}</span>
        <ThemeSelect />
        <span>{t.poweredBy(__APP_VERSION__)}</span>
      </footer>
    </>
  );
};
