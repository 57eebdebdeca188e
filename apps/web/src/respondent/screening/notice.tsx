import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useState } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { HowLink } from '../how/how-link.tsx';
import { NoticePage } from '../engine/notice-page.tsx';
import type { NoticeProps } from '../engine/questionnaire-module.ts';
import { FieldError } from '../fields/field-context.tsx';
import { RightsLink } from '../rights/rights-link.tsx';

/** From here on the specification's own words for the duration are right (spec, section 9). */
const USUAL_FROM = 25;

/** Who asks, why, who reads it, how long it is kept, rights (GDPR 13); and the consent. */
export const ScreeningNotice = (props: NoticeProps<PublicScreeningCampaign>) => {
  const { campaign, minutes, agreed, onStart } = props;
  const t = useMessages(respondent.notice);
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

  const contact = campaign.contactEmail ? (
    <a href={`mailto:${campaign.contactEmail}`}>{campaign.contactEmail}</a>
  ) : (
    t.contact.organization(organization)
  );
  const facts = [
    [t.duration.label, minutes >= USUAL_FROM ? t.duration.usual : t.duration.about(minutes)],
    [t.who.label, t.who.text(organization)],
    [
      t.why.label,
      <>
        {t.why.text} <HowLink organizationId={campaign.organization.id}>{t.how}</HowLink>
      </>,
    ],
    [t.retention.label, t.retention.text(campaign.retentionDays)],
    [
      t.rights.label,
      <>
        {t.rights.text}{' '}
        <RightsLink organizationId={campaign.organization.id} campaignId={campaign.id}>
          {t.rights.link}
        </RightsLink>
      </>,
    ],
    [t.contact.label, contact],
  ] as const;

  return (
    <NoticePage
      campaign={campaign}
      title={t.title}
      welcome={t.welcome(organization, campaign.name)}
      facts={facts}
      start={t.start}
      mayStart={mayStart}
      onStart={() => onStart({ keepLonger })}
    >
      {!agreed && (
        <div className="consents">
          <div role="alert">
            <FieldError id="consent-error">{isMissing ? t.needConsent : undefined}</FieldError>
          </div>
          <label className="consent">
            <input
              id="consent"
              type="checkbox"
              required
              checked={consent}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? 'consent-error' : undefined}
              onChange={(event) => setConsent(event.currentTarget.checked)}
            />
            <span>{t.consent}</span>
          </label>
          <label className="consent">
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
