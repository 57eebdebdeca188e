import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../shared/language/use-messages.ts';
import { EndPage } from '../engine/end/end-page.tsx';
import type { ThanksProps } from '../engine/questionnaire-module.ts';
import fieldStyles from '../fields/field.module.css';

const NO_WORDS = { introduction: { fr: null, en: null }, conclusion: { fr: null, en: null } };

/** Nothing is left of the answers, so there is nothing to read or to come back to. */
export const RetestThanks = (props: ThanksProps<PublicScreeningCampaign>) => {
  const t = useMessages(respondent.volunteering).second.thanks;
  return (
    <EndPage
      {...props}
      campaign={{ ...props.campaign, customization: NO_WORDS, redirectUrl: null }}
      lead={t.lead}
      next={
        <section>
          <h2 className={fieldStyles.label}>{t.title}</h2>
          <p>{t.text}</p>
        </section>
      }
    />
  );
};
