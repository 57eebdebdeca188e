import type { PublicScreeningCampaign } from '@cadran/contract';
import { withNoBreakSpaces } from '@cadran/i18n';
import { respondent } from '@cadran/i18n/respondent';
import { useLanguage } from '../../shared/language/language-context.tsx';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { NoticeProps } from '../engine/questionnaire-module.ts';
import { NoticePage } from '../engine/start/notice-page.tsx';

const USUAL = { from: 20, to: 30 };
/** The organisation's own words are about applying. */
const NO_WORDS = { introduction: { fr: null, en: null }, conclusion: { fr: null, en: null } };

/** What the second answering is for, who reads it and what becomes of it. */
export const RetestNotice = (props: NoticeProps<PublicScreeningCampaign>) => {
  const { campaign, minutes, agreed, onStart } = props;
  const t = useMessages(respondent.volunteering).second;
  const { language } = useLanguage();
  const organization = campaign.organization.name;
  return (
    <NoticePage
      campaign={{ ...campaign, customization: NO_WORDS }}
      agreed={agreed}
      onResume={null}
      title={withNoBreakSpaces(campaign.name, language)}
      welcome={t.welcome(organization)}
      reassurance={t.reassurance}
      minutes={minutes}
      usual={{ ...USUAL, text: t.usual }}
      facts={[
        [t.who.label, t.who.text(organization)],
        [t.afterwards.label, t.afterwards.text],
      ]}
      start={t.start}
      onStart={() => onStart({})}
    />
  );
};
