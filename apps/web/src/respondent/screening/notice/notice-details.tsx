import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { NoticeFacts } from '../../engine/start/notice-facts.tsx';
import { PrivacyLink } from '../../privacy/privacy-link.tsx';
import { ContactText } from './contact-text.tsx';
import styles from './notice.module.css';

/** Rights, legal basis, how sure a score is and whom to write to, folded so that the notice stays short. */
export const NoticeDetails = ({ campaign }: { readonly campaign: PublicScreeningCampaign }) => {
  const t = useMessages(respondent.notice);
  const { id, organization, contactEmail, privacyContact } = campaign;
  return (
    <details className={styles.details}>
      <summary>{t.details}</summary>
      <NoticeFacts
        facts={[
          [
            t.rights.label,
            <>
              {t.rights.text}{' '}
              <PrivacyLink organizationId={organization.id} campaignId={id}>
                {t.rights.link}
              </PrivacyLink>
            </>,
          ],
          [t.basis.label, t.basis.text],
          [t.certainty.label, t.certainty.text],
          [
            t.contact.privacy,
            <ContactText
              key="privacy"
              contact={privacyContact ?? contactEmail}
              otherwise={t.contact.organization(organization.name)}
            />,
          ],
        ]}
      />
    </details>
  );
};
