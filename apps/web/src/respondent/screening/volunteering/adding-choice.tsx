import type { PublicScreeningCampaign } from '@cadran/contract';
import { respondent } from '@cadran/i18n/respondent';
import { useMessages } from '../../../shared/language/use-messages.ts';
import type { BeforeSendingProps } from '../../engine/questionnaire-module.ts';
import checkboxStyles from '../../fields/checkbox.module.css';
import styles from './volunteering.module.css';

/** Answers are added up with those of others, unless somebody says no here. */
export const AddingChoice = ({ onChoose }: BeforeSendingProps<PublicScreeningCampaign>) => {
  const t = useMessages(respondent.volunteering).adding;
  return (
    <div className={styles.adding}>
      <p>{t.text}</p>
      <label className={checkboxStyles.checkbox}>
        <input
          type="checkbox"
          aria-describedby="adding-note"
          onChange={({ currentTarget }) =>
            onChoose(currentTarget.checked ? { addUpAnswers: false } : {})
          }
        />
        <span>{t.refuse}</span>
      </label>
      <p id="adding-note" className={styles.note}>
        {t.note}
      </p>
    </div>
  );
};
