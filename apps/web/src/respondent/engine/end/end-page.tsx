import { withNoBreakSpaces } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';
import { Heading } from '../../layout/heading.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { ownWords } from '../start/own-words.ts';
import { KioskCountdown } from '../kiosk/kiosk-countdown.tsx';
import type { AnyCampaign, ThanksProps } from '../questionnaire-module.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StepNav } from '../../ui/step-nav.tsx';
import panelStyles from '../../ui/panel.module.css';
import styles from './end-page.module.css';

interface Props extends Pick<ThanksProps<AnyCampaign>, 'campaign' | 'kiosk' | 'onRestart'> {
  /** What has become of the answers. */
  readonly lead: string;
  /** Comes before anything else: the personal report. */
  readonly first?: ReactNode;
  /** What comes next, unless the organisation has said it in its own words. */
  readonly next: ReactNode;
  readonly children?: ReactNode;
}

/** The end of any questionnaire: thanks, what happens next, where to go on. */
export const EndPage = ({ campaign, kiosk, onRestart, lead, first, next, children }: Props) => {
  const t = useMessages(respondent.conclusion).thanks;
  const { language } = useLanguage();
  const own = ownWords(campaign.customization.conclusion, language);
  return (
    <div className={`${panelStyles.step} ${styles.thanks}`}>
      <svg viewBox="0 0 48 48" width="56" height="56" aria-hidden="true" className={styles.mark}>
        <circle cx="24" cy="24" r="21" />
        <path d="M14 25l7 7 13-15" />
      </svg>
      <Heading>
        {own?.title ? (
          <span lang={own.language}>{withNoBreakSpaces(own.title, own.language)}</span>
        ) : (
          t.title
        )}
      </Heading>
      <p className={panelStyles.lead}>{lead}</p>
      {first}
      {own?.html ? <RichText html={own.html} language={own.language} /> : next}
      {children}
      {kiosk ? (
        <KioskCountdown onEnd={onRestart} />
      ) : (
        campaign.redirectUrl && (
          <StepNav centered>
            <ButtonLink variant="primary" href={campaign.redirectUrl} rel="noreferrer">
              {t.goOn}
            </ButtonLink>
          </StepNav>
        )
      )}
    </div>
  );
};
