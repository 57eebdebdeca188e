import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../language/use-messages.ts';
import { EndPage } from '../engine/end-page.tsx';
import type { ThanksProps } from '../engine/questionnaire-module.ts';
import { isPreview } from '../preview.ts';
import { OwnReport } from './own-report.tsx';

/** A candidate also learns whom to write to, and may read the own portrait. */
export const ScreeningThanks = (props: ThanksProps<PublicScreeningCampaign>) => {
  const { campaign, kiosk, session } = props;
  const t = useMessages(respondent.conclusion).thanks;
  const organization = campaign.organization.name;
  return (
    <EndPage {...props} lead={t.saved} next={t.next(organization)}>
      <p className="field-hint">{t.code}</p>
      <p>
        {t.contest}{' '}
        {campaign.contactEmail ? (
          <a href={`mailto:${campaign.contactEmail}`}>{t.write(campaign.contactEmail)}</a>
        ) : (
          t.organization(organization)
        )}
      </p>
      {campaign.allowPersonalReport && !kiosk && !isPreview() && <OwnReport session={session} />}
    </EndPage>
  );
};
