import type { PublicProfilingCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../language/use-messages.ts';
import { EndPage } from '../engine/end-page.tsx';
import type { ThanksProps } from '../engine/questionnaire-module.ts';

export const ProfilingThanks = (props: ThanksProps<PublicProfilingCampaign>) => {
  const t = useMessages(respondent.employee).thanks;
  return <EndPage {...props} lead={t.sent} next={t.next(props.campaign.organization.name)} />;
};
