import { unbroken } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/language-context.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { Heading } from '../heading.tsx';
import { RichText } from '../rich-text.tsx';
import { KioskCountdown } from './kiosk-countdown.tsx';
import type { AnyCampaign, ThanksProps } from './questionnaire-module.ts';

interface Props extends Pick<ThanksProps<AnyCampaign>, 'campaign' | 'kiosk' | 'onRestart'> {
  /** What has become of the answers. */
  readonly lead: string;
  /** What comes next, unless the organisation has said it in its own words. */
  readonly next: string;
  readonly children?: ReactNode;
}

/** The end of any questionnaire: thanks, what happens next, where to go on. */
export const EndPage = ({ campaign, kiosk, onRestart, lead, next, children }: Props) => {
  const t = useMessages(respondent.conclusion).thanks;
  const { language } = useLanguage();
  const own = campaign.customization.conclusion[language];
  return (
    <div className="step thanks">
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true" className="thanks-mark">
        <circle cx="24" cy="24" r="21" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <Heading>{own?.title ? unbroken(own.title, language) : t.title}</Heading>
      <p className="lead">{lead}</p>
      {own?.html ? <RichText html={own.html} /> : <p>{next}</p>}
      {children}
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
