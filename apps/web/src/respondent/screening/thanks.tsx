import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import type { ThanksProps } from '../engine/questionnaire-module.ts';
import { Heading } from '../heading.tsx';
import { KioskCountdown } from './kiosk-countdown.tsx';
import { OwnReport } from './own-report.tsx';
import { isPreview } from './preview.ts';
import { RichText } from './rich-text.tsx';

/** The end: thanks, what happens next, whom to write to, where to go on. */
export const ScreeningThanks = (props: ThanksProps<PublicScreeningCampaign>) => {
  const { campaign, kiosk, onRestart } = props;
  const t = useMessages(respondent.conclusion).thanks;
  const { language } = useLanguage();
  const own = campaign.customization.conclusion[language];
  const organization = campaign.organization.name;
  return (
    <div className="step thanks">
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true" className="thanks-mark">
        <circle cx="24" cy="24" r="21" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <Heading>{own?.title || t.title}</Heading>
      <p className="lead">{t.saved}</p>
      {own?.html ? <RichText html={own.html} /> : <p>{t.next(organization)}</p>}
      <p className="field-hint">{t.code}</p>
      <p>
        {t.contest}{' '}
        {campaign.contactEmail ? (
          <a href={`mailto:${campaign.contactEmail}`}>{t.write(campaign.contactEmail)}</a>
        ) : (
          t.organization(organization)
        )}
      </p>
      {campaign.allowPersonalReport && !kiosk && !isPreview() && (
        <OwnReport session={props.session} />
      )}
      {kiosk ? (
        <KioskCountdown onEnd={onRestart} />
      ) : (
        campaign.redirectUrl && (
          <div className="step-nav">
            <a className="button primary" href={campaign.redirectUrl} rel="noreferrer">
              {t.goOn}
            </a>
          </div>
        )
      )}
    </div>
  );
};
