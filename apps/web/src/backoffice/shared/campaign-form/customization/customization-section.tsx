import { backoffice } from '@cadran/i18n/backoffice';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { CustomText } from './custom-text.tsx';
import { SectionFrame } from '../layout/section-frame.tsx';
import { TEXT_PLACES } from '../drafts/text-drafts.ts';
import styles from './custom-text.module.css';

/** Introduction, conclusion, head and foot of the PDFs: the product's words or the organisation's. */
export const CustomizationSection = () => {
  const t = useMessages(backoffice.campaignForm).customization;
  return (
    <SectionFrame section="customization">
      <div className={styles.customTexts}>
        {TEXT_PLACES.map((place) => (
          <CustomText key={place} place={place} name={t.places[place].name} />
        ))}
      </div>
    </SectionFrame>
  );
};
