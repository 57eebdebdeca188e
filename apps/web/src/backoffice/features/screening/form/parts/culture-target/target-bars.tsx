import { CultureBars } from '@cadran/charts';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { numberFormats } from '@cadran/reports/number-formats';
import { useLanguage } from '../../../../../../shared/language/language-context.tsx';
import { localizedNames } from '../../../../../../shared/language/localized-text.ts';
import { useMessages } from '../../../../../../shared/language/use-messages.ts';

type Shares = Readonly<Record<CultureType, number>>;

/** The four shares of a target with their names, for its charts. */
export const useTargetTexts = (target: Shares) => {
  const { language } = useLanguage();
  const types = localizedNames(CULTURE_TYPES, CULTURE_TYPE_TEXTS, language);
  const description = CULTURE_TYPES.map(
    (type) => `${types[type]} ${formatPercent(target[type] / 100, language)}`,
  ).join(', ');
  return { types, description };
};

interface Props {
  readonly title: string;
  readonly target: Shares;
  readonly width: number;
}

export const TargetBars = ({ title, target, width }: Props) => {
  const t = useMessages(backoffice.screeningForm).culture;
  const { language } = useLanguage();
  const { types, description } = useTargetTexts(target);
  return (
    <CultureBars
      title={title}
      description={description}
      width={width}
      format={numberFormats(language)}
      rows={CULTURE_TYPES.map((type) => ({ type, actual: null, target: target[type] }))}
      texts={{ types, actual: t.actual, target: t.target, type: t.type }}
    />
  );
};
