import { TraitRange } from '@cadran/charts';
import { CAMPAIGN_LIMITS, type Trait } from '@cadran/contract';
import { formatNumber, type Language } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { numberFormats } from '@cadran/reports/number-formats';
import { positionRange } from '@cadran/scoring';
import { RangeSlider } from '@mantine/core';
import { useLanguage } from '../../../../../shared/language/language-context.tsx';
import { useMessages } from '../../../../../shared/language/use-messages.ts';
import { FitWidth } from '../../../../../shared/report/picture/fit-width.tsx';
import type { Interval } from '../values/campaign-values.ts';
import { useCampaignFormState } from '../../../../shared/campaign-form/form-context.ts';
import styles from './trait-slider.module.css';

const { traitMin, traitMax, traitStep } = CAMPAIGN_LIMITS;
/** The card is no wider. */
const WIDEST = 720;
const ALL: Interval = { min: traitMin, max: traitMax };

interface Props {
  readonly trait: Trait;
  readonly interval: Interval | undefined;
  /** Undefined: not required. */
  readonly onChange: (interval: Interval | undefined) => void;
  readonly color: string;
}

const Slider = ({ trait, interval = ALL, onChange, color }: Props) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { readOnly } = useCampaignFormState();
  const name = TRAIT_DESCRIPTIONS[trait].name[language];
  return (
    <RangeSlider
      min={traitMin}
      max={traitMax}
      step={traitStep}
      minRange={traitStep}
      value={[interval.min, interval.max]}
      disabled={readOnly}
      onChange={([min, max]) =>
        onChange(min === traitMin && max === traitMax ? undefined : { min, max })
      }
      label={null}
      size="sm"
      thumbSize={20}
      color={color}
      thumbFromLabel={t.from(name)}
      thumbToLabel={t.to(name)}
    />
  );
};

/** The range as positions, written for the reader. */
const positionsOf = (trait: Trait, interval: Interval, language: Language) => {
  const { min, max } = positionRange(trait, interval);
  const write = (position: number): string =>
    formatNumber(position, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { range: [min, max] as const, min: write(min), max: write(max) };
};

/** A domain: the interval in T, drawn on the scale people answer. */
export const DomainSlider = (props: Props) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { trait, interval, color } = props;
  const { name } = TRAIT_DESCRIPTIONS[trait];
  const placed = interval && positionsOf(trait, interval, language);
  const chosen = interval ? t.chosen(interval.min, interval.max) : t.notRequired;
  const positions = placed ? t.positions(placed.min, placed.max) : '';
  return (
    <div className={styles.traitDomain} data-testid="trait-domain">
      <FitWidth most={WIDEST}>
        {(width) => (
          <TraitRange
            title={name[language]}
            description={placed ? `${chosen}, ${positions}` : chosen}
            width={width}
            format={numberFormats(language)}
            interval={placed?.range ?? null}
            color={color}
            texts={{ chosen, positions, low: t.low, high: t.high }}
          />
        )}
      </FitWidth>
      <Slider {...props} />
    </div>
  );
};

/** A facet: one line. */
export const FacetSlider = (props: Props) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { trait, interval } = props;
  const { name, description } = TRAIT_DESCRIPTIONS[trait];
  const placed = interval && positionsOf(trait, interval, language);
  return (
    <div className={styles.traitFacet}>
      <div>
        <strong>{name[language]}</strong>
        <p>{description[language]}</p>
      </div>
      <Slider {...props} />
      <p className={styles.traitFacetShare}>
        {interval && placed
          ? t.facet(interval.min, interval.max, placed.min, placed.max)
          : t.notRequired}
      </p>
    </div>
  );
};
