import { CULTURE_TYPES, type CultureSource, type CultureType } from '@cadran/contract';
import { QuadrantChart } from '@cadran/charts';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { numberFormats } from '@cadran/reports/number-formats';
import { culturePoint, cultureTargetScorable } from '@cadran/scoring';
import { CULTURE_MARKS } from '@cadran/theme';
import { Slider } from '@mantine/core';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';
import {
  useCampaignFormState,
  useFieldError,
  useFormValue,
} from '../../../../../shared/campaign-form/form-context.ts';
import { FitWidth } from '../../../../../../shared/report/picture/fit-width.tsx';
import { useIsUnset, useTarget } from '../../use-target.ts';
import { linkedShares, SHARE_MAX } from '../../values/linked-shares.ts';
import { ProfileSection } from '../../parts/profile-section.tsx';
import { TargetBars, useTargetTexts } from '../../parts/culture-target/target-bars.tsx';
import { TargetFromAudit } from '../../parts/culture-target/target-from-audit.tsx';
import { Warning } from '../../../../../shared/campaign-form/fields/warning.tsx';
import {
  FormError,
  FormNote,
  SideBySide,
  StickyPicture,
} from '../../../../../shared/campaign-form/layout/form-layout.tsx';
import styles from './culture-section.module.css';

type Shares = Readonly<Record<CultureType, number>>;

const ShareSlider = ({
  type,
  value,
  onChange,
}: {
  readonly type: CultureType;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) => {
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const { name, people, description } = CULTURE_TYPE_TEXTS[type];
  const id = `share-${type}`;
  return (
    <div className={styles.cultureShare}>
      <div className={styles.cultureShareHead}>
        <span id={id}>
          <strong>{name[language]}</strong> · {people[language]}
        </span>
        <output>{formatPercent(value / 100, language)}</output>
      </div>
      <p>{description[language]}</p>
      <Slider
        min={0}
        max={Math.max(SHARE_MAX, value)}
        value={value}
        disabled={readOnly}
        onChange={onChange}
        label={null}
        size="sm"
        thumbSize={20}
        color={CULTURE_MARKS[type].color}
        thumbProps={{ 'aria-labelledby': id }}
      />
    </div>
  );
};

const Pictures = ({ target }: { readonly target: Shares }) => {
  const t = useMessages(backoffice.screeningForm).culture;
  const { language } = useLanguage();
  const { types, description } = useTargetTexts(target);
  const { x, y } = culturePoint(target);
  const within = (place: number): number => Math.max(-100, Math.min(100, place));
  return (
    <StickyPicture>
      <FitWidth most={520}>
        {(width) => (
          <>
            <QuadrantChart
              title={t.quadrant}
              description={description}
              width={width}
              format={numberFormats(language)}
              model={{
                points: [{ x: within(x), y: within(y), label: t.target, kind: 'target' }],
                kites: [{ label: t.target, kind: 'target', scores: target }],
              }}
              texts={{ types, axes: t.axes, culture: t.type }}
            />
            <TargetBars title={t.bars} target={target} width={width} />
          </>
        )}
      </FitWidth>
    </StickyPicture>
  );
};

/** Four linked sliders that sum to 100, beside what they mean. */
export const CultureSection = () => {
  const t = useMessages(backoffice.screeningForm).culture;
  const errorOf = useFieldError();
  const [target, setTarget] = useTarget('culture');
  const unset = useIsUnset('culture');
  const [source, setSource] = useFormValue<CultureSource | null>('profile.culture.source');
  const take = (culture: Shares, from: CultureSource | null): void => {
    setTarget(culture);
    setSource(from);
  };
  return (
    <ProfileSection section="culture">
      <SideBySide>
        <div className={styles.cultureShares} role="group" aria-label={t.shares}>
          <FormNote>{t.linked}</FormNote>
          <TargetFromAudit source={source} onTake={take} />
          {CULTURE_TYPES.map((type) => (
            <ShareSlider
              key={type}
              type={type}
              value={target[type]}
              onChange={(value) => take(linkedShares(target, type, value), null)}
            />
          ))}
          <FormError>
            {errorOf('profile.culture.target') ?? errorOf('profile.culture.source')}
          </FormError>
          {!unset && !cultureTargetScorable(target) && (
            <Warning title={t.flat.title} term="flatTarget">
              {t.flat.explanation}
            </Warning>
          )}
        </div>
        <Pictures target={target} />
      </SideBySide>
    </ProfileSection>
  );
};
