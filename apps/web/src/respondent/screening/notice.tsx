import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { NoticeProps } from '../engine/questionnaire-module.ts';
import { Heading } from '../heading.tsx';
import { RichText } from './rich-text.tsx';

/** From here on the specification's own words for the duration are right (spec, section 9). */
const USUAL_FROM = 25;

/** Told before the first question: who asks, why, who reads it, how long it is kept, rights (GDPR 13). */
export const ScreeningNotice = (props: NoticeProps<PublicScreeningCampaign>) => {
  const { campaign, minutes, agreed, onStart } = props;
  const t = useMessages(respondent.notice);
  const { language } = useLanguage();
  const [consent, setConsent] = useState(agreed);
  const [keepLonger, setKeepLonger] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const own = campaign.customization.introduction[language];
  const organization = campaign.organization.name;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!consent) {
      setError(t.needConsent);
      document.querySelector<HTMLInputElement>('#consent')?.focus();
      return;
    }
    setBusy(true);
    setError('');
    onStart({ keepLonger }).catch(() => {
      setBusy(false);
      setError(t.failed);
    });
  };

  const rows = [
    [t.duration.label, minutes >= USUAL_FROM ? t.duration.usual : t.duration.about(minutes)],
    [t.who.label, t.who.text(organization)],
    [t.why.label, t.why.text],
    [t.retention.label, t.retention.text(campaign.retentionDays)],
    [t.rights.label, t.rights.text],
  ] as const;

  return (
    <form className="step" noValidate onSubmit={submit}>
      <Heading>{own?.title || t.title}</Heading>
      {own?.html ? <RichText html={own.html} /> : <p>{t.welcome(organization, campaign.name)}</p>}
      <p>{t.reassurance}</p>
      <dl className="facts">
        {rows.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{t.contact.label}</dt>
          <dd>
            {campaign.contactEmail ? (
              <a href={`mailto:${campaign.contactEmail}`}>{campaign.contactEmail}</a>
            ) : (
              t.contact.organization(organization)
            )}
          </dd>
        </div>
      </dl>
      {!agreed && (
        <div className="consents">
          <label className="consent">
            <input
              id="consent"
              type="checkbox"
              required
              checked={consent}
              aria-invalid={error !== '' && !consent}
              aria-describedby="consent-error"
              onChange={(event) => {
                setConsent(event.currentTarget.checked);
                setError('');
              }}
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
      <p className="field-error" id="consent-error" role="alert">
        {error}
      </p>
      <div className="step-nav">
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? t.starting : t.start}
        </button>
      </div>
    </form>
  );
};
