import { ValueCircle } from '@cadran/charts';
import { type Value, VALUES } from '@cadran/contract';
import { backoffice } from '@cadran/i18n/backoffice';
import { VALUE_POLE_TEXTS, VALUE_POLES } from '@cadran/instruments/values/value-poles';
import { VALUE_SCALE } from '@cadran/instruments/values/value-scale';
import { VALUE_TEXTS } from '@cadran/instruments/values/value-texts';
import { numberFormats } from '@cadran/reports/number-formats';
import { valuesTargetScorable } from '@cadran/scoring';
import { TermNames } from '../../../../../../shared/glossary/term-names.tsx';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { localizedNames } from '../../../../../../shared/language/localized-text.ts';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import { useCampaignFormState } from '../../../../../shared/campaign-form/form-context.ts';
import { FitWidth } from '../../../../../../shared/report/picture/fit-width.tsx';
import { useIsUnset, useTarget } from '../../use-target.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { StepScale } from '../../parts/step-scale.tsx';
import { Warning } from '../../../../../shared/campaign-form/fields/warning.tsx';
import {
  FormNote,
  SideBySide,
  StickyPicture,
} from '../../../../../shared/campaign-form/layout/form-layout.tsx';

const Circle = ({ target }: { readonly target: Readonly<Record<Value, number>> }) => {
  const t = useMessages(backoffice.screeningForm).values;
  const { language } = useLanguage();
  const names = localizedNames(VALUES, VALUE_TEXTS, language);
  return (
    <StickyPicture>
      <FitWidth most={520}>
        {(width) => (
          <ValueCircle
            title={t.circle}
            description={VALUES.map((value) => `${names[value]} ${target[value]}`).join(', ')}
            width={width}
            format={numberFormats(language)}
            model={{
              scale: 'rating',
              series: [{ label: t.target, kind: 'target', values: target }],
            }}
            texts={{
              values: names,
              poles: localizedNames(VALUE_POLES, VALUE_POLE_TEXTS, language),
              value: t.value,
            }}
          />
        )}
      </FitWidth>
      <FormNote>{t.reading}</FormNote>
    </StickyPicture>
  );
};

/** Ten nine-step scales beside the circle they make. */
export const ValuesSection = () => {
  const t = useMessages(backoffice.screeningForm).values;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const [target, setTarget] = useTarget('values');
  const unset = useIsUnset('values');
  const steps = VALUE_SCALE.map(({ rating, label }) => ({
    value: rating,
    // Candidates speak of their own values, a target of the organisation's.
    label: rating < 0 ? t.opposed : label[language],
  }));
  return (
    <ProfileSection section="values">
      <SideBySide>
        <div>
          <FormNote>{t.hint}</FormNote>
          <TermNames terms={['centring']} />
          {VALUES.map((value) => (
            <StepScale
              key={value}
              name={`values-${value}`}
              legend={VALUE_TEXTS[value].name[language]}
              description={VALUE_TEXTS[value].description[language]}
              steps={steps}
              value={target[value]}
              disabled={readOnly}
              onChange={(rating) => setTarget({ ...target, [value]: rating })}
            />
          ))}
        </div>
        <StickyPicture>
          <Circle target={target} />
          {!unset && !valuesTargetScorable(target) && (
            <Warning title={t.flat.title} term="flatTarget">
              {t.flat.explanation}
            </Warning>
          )}
        </StickyPicture>
      </SideBySide>
    </ProfileSection>
  );
};
