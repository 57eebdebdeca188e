import { MOTIVATIONS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { ranking } from '@cadran/i18n/ranking';
import { MOTIVATION_TEXTS } from '@cadran/instruments/motivation-texts';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { Ranking } from '../../../../../../shared/ranking/ranking.tsx';
import {
  useCampaignFormState,
  useFieldError,
} from '../../../../../shared/campaign-form/form-context.ts';
import { useTarget } from '../../use-target.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import {
  FormError,
  PlainFieldset,
} from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const AT = 'profile.motivations.target';
const ERROR_ID = 'motivations-error';

/** The ranking control of the questionnaire, used for the target. */
export const MotivationsSection = () => {
  const t = useMessages(backoffice.screeningForm).motivations;
  const labels = useMessages(ranking);
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const errorOf = useFieldError();
  const [target, setTarget] = useTarget('motivations');
  const error = errorOf(AT, { min_items: t.notAllUsed });
  return (
    <ProfileSection section="motivations">
      <FormError id={ERROR_ID} role="alert" data-path={AT} tabIndex={-1}>
        {error}
      </FormError>
      <PlainFieldset disabled={readOnly}>
        <Ranking
          items={MOTIVATIONS.map((code) => ({
            code,
            name: MOTIVATION_TEXTS[code].name[language],
            description: MOTIVATION_TEXTS[code].description[language],
          }))}
          value={target}
          onChange={setTarget}
          labels={{ ...labels, ranking: t.ranking }}
          name={t.ranking}
          describedBy={error ? ERROR_ID : undefined}
        />
      </PlainFieldset>
    </ProfileSection>
  );
};
