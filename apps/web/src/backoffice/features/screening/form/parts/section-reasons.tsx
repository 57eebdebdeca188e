import { type Reasoned, TRAITS } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { IconBulb } from '@tabler/icons-react';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { localizedText } from '../../../../../shared/language/localized-text.ts';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../../../../shared/campaign-form/form-context.ts';
import type { CampaignValues } from '../values/campaign-values.ts';
import { keptReasons } from '../values/reasons.ts';
import styles from './section-reasons.module.css';

interface Props {
  readonly section: Reasoned;
}

/** Why the targets of a section are what they are; a target that is changed loses its reason. */
export const SectionReasons = ({ section }: Props) => {
  const t = useMessages(backoffice.screeningForm);
  const { language } = useLanguage();
  const { shown } = useCampaignFormState<'screening', CampaignValues>();
  const reasons = keptReasons(shown);
  const own = reasons[section];
  const traits = section === 'personality' ? TRAITS.filter((trait) => reasons[trait]) : [];
  if (!own && traits.length === 0) return null;
  return (
    <aside className={styles.reasons} aria-label={t.why} data-testid="reasons">
      <IconBulb size={20} stroke={1.5} aria-hidden />
      <div>
        <strong>{t.why}</strong>
        {own && <p>{localizedText(own, language)}</p>}
        {traits.length > 0 && (
          <dl>
            {traits.map((trait) => (
              <div key={trait}>
                <dt>{TRAIT_DESCRIPTIONS[trait].name[language]}</dt>
                <dd>{localizedText(reasons[trait] ?? { fr: '', en: '' }, language)}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </aside>
  );
};
