import type { PublicProfilingCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EndPage } from '../engine/end/end-page.tsx';
import type { ThanksProps } from '../engine/questionnaire-module.ts';

/** After sending nobody finds the answers again: it is said while they can still be changed. */
export const BeforeSending = () => <p>{useMessages(respondent.cultureAudit).beforeSending}</p>;

export const Thanks = (props: ThanksProps<PublicProfilingCampaign>) => {
  const t = useMessages(respondent.cultureAudit).thanks;
  return (
    <EndPage {...props} lead={t.sent} next={<p>{t.next(props.campaign.organization.name)}</p>} />
  );
};
