import type { SamlProvider } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useDates } from '../../../../shared/dates/use-dates.ts';
import styles from '../sso-page.module.css';

interface Props {
  readonly certificates: SamlProvider['certificates'];
}

/** What to compare with the provider's page, and when to renew. */
export const CertificateFacts = ({ certificates }: Props) => {
  const t = useMessages(backoffice.signIn).saml;
  const dates = useDates();
  return (
    <div className={styles.signInFact}>
      <span>{t.stored}</span>
      {certificates.map(({ fingerprint, expiresAt }) => (
        <p key={fingerprint}>
          {t.validUntil(dates.date(expiresAt))}
          <br />
          <code className={styles.signInFingerprint}>SHA-256 {fingerprint}</code>
        </p>
      ))}
    </div>
  );
};
