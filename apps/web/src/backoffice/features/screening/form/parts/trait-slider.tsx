import { TraitRange } from '@cadran/charts';
import { CAMPAIGN_LIMITS, type Trait } from '@cadran/contract';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { TRAIT_DESCRIPTIONS } from '@cadran/instruments';
import { numberFormats } from '@cadran/reports/number-formats';
import { shareMatching } from '@cadran/scoring';
import { RangeSlider } from '@mantine/core';
import { useLanguage } from '../../../../../language/language-context.tsx';
import { useMessages } from '../../../../../language/use-messages.ts';
import { AsWide } from '../../../../../report/as-wide.tsx';
import type { Interval } from '../campaign-values.ts';
import { useCampaignFormState } from '../../../../shared/campaign-form/form-context.ts';
import './trait-slider.css';

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

/** A domain: the interval over the reference distribution, and how many people would match. */
export const DomainSlider = (props: Props) => {
  const t = useMessages(backoffice.screeningForm).personality;
  const { language } = useLanguage();
  const { trait, interval = ALL, color } = props;
  const { name } = TRAIT_DESCRIPTIONS[trait];
  const share = shareMatching(interval);
  return (
    <div className="trait-domain">
      <AsWide most={WIDEST}>
        {(width) => (
          <TraitRange
            title={name[language]}
            description={t.matches(formatPercent(share, language))}
            width={width}
            format={numberFormats(language)}
            interval={[interval.min, interval.max]}
            share={share}
            color={color}
            texts={{
              match: props.interval ? t.wouldMatch : t.notRequired,
              low: t.low,
              high: t.high,
            }}
          />
        )}
      </AsWide>
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
  return (
    <div className="trait-facet">
      <div>
        <strong>{name[language]}</strong>
        <p>{description[language]}</p>
      </div>
      <Slider {...props} />
      <p className="trait-facet-share">
        {interval
          ? t.facet(interval.min, interval.max, formatPercent(shareMatching(interval), language))
          : t.notRequiredShort}
      </p>
    </div>
  );
};
