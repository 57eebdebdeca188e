import type { PublicScreeningCampaign } from '@cadran/contract';
import { withNoBreakSpaces } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { HowLink } from '../../how/how-link.tsx';
import { NoticePage } from '../../engine/start/notice-page.tsx';
import type { NoticeProps } from '../../engine/questionnaire-module.ts';
import { FieldError } from '../../fields/field-error.tsx';
import checkboxStyles from '../../fields/checkbox.module.css';
import { NoticeDetails } from './notice-details.tsx';
import { ContactText } from './contact-text.tsx';
import styles from './notice.module.css';

/** The specification's own words for the duration (spec, section 9). */
const USUAL = { from: 30, to: 40 };

/** In short who asks, what for, who decides and how long answers are kept; the rest unfolds (GDPR 13). */
export const ScreeningNotice = (props: NoticeProps<PublicScreeningCampaign>) => {
  const { campaign, minutes, agreed, onStart, onResume } = props;
  const t = useMessages(respondent.notice);
  const { language } = useLanguage();
  const [consent, setConsent] = useState(agreed);
  const [refused, setRefused] = useState(false);
  const [keepLonger, setKeepLonger] = useState(false);
  const organization = campaign.organization.name;

  const isMissing = refused && !consent;
  const mayStart = (): boolean => {
    setRefused(!consent);
    if (!consent) document.querySelector<HTMLInputElement>('#consent')?.focus();
    return consent;
  };

  const facts = [
    [t.who.label, t.who.text(organization)],
    [
      t.why.label,
      <>
        {t.why.text}{' '}
        <HowLink module="screening" organizationId={campaign.organization.id}>
          {t.how}
        </HowLink>
      </>,
    ],
    [t.decision.label, t.decision.text],
    [t.retention.label, t.retention.text(campaign.retentionDays)],
    ...(campaign.addsUpAnswers ? [[t.addedUp.label, t.addedUp.text] as const] : []),
    [
      t.contact.label,
      <ContactText
        key="contact"
        contact={campaign.contactEmail}
        otherwise={t.contact.organization(organization)}
      />,
    ],
  ] as const;

  return (
    <NoticePage
      campaign={campaign}
      agreed={agreed}
      onResume={onResume}
      title={withNoBreakSpaces(campaign.name, language)}
      welcome={t.welcome(organization, campaign.name)}
      reassurance={t.reassurance}
      minutes={minutes}
      usual={{ ...USUAL, text: t.usualDuration }}
      facts={facts}
      start={t.start}
      mayStart={mayStart}
      onStart={() => onStart({ keepLonger })}
    >
      <NoticeDetails campaign={campaign} />
      {!agreed && (
        <div className={styles.consents}>
          <div role="alert">
            <FieldError id="consent-error">{isMissing ? t.needConsent : undefined}</FieldError>
          </div>
          <label className={checkboxStyles.checkbox}>
            <input
              id="consent"
              className={styles.required}
              type="checkbox"
              required
              checked={consent}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? 'consent-error' : undefined}
              onChange={(event) => setConsent(event.currentTarget.checked)}
            />
            <span>{t.consent}</span>
          </label>
          <label className={checkboxStyles.checkbox}>
            <input
              type="checkbox"
              checked={keepLonger}
              onChange={(event) => setKeepLonger(event.currentTarget.checked)}
            />
            <span>{t.keepLonger}</span>
          </label>
        </div>
      )}
    </NoticePage>
  );
};
