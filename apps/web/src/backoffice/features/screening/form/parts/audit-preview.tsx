import { CultureBars } from '@cadran/charts';
import { CULTURE_TYPES, type CultureType } from '@cadran/contract';
import { formatPercent } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { useLanguage } from '../../../../../language/language-context.tsx';
import { useMessages } from '../../../../../language/use-messages.ts';
import { useWidth } from '../../../../../report/use-width.ts';
import { useNumberFormats } from './use-number-formats.ts';
import { useTypeNames } from './use-type-names.ts';

interface Props {
  readonly culture: Readonly<Record<CultureType, number>>;
  readonly name: string;
}

/** The four shares that would become the target. */
export const AuditPreview = ({ culture, name }: Props) => {
  const t = useMessages(backoffice.screeningForm).culture;
  const { language } = useLanguage();
  const types = useTypeNames();
  const format = useNumberFormats();
  const [ref, width] = useWidth();
  return (
    <div ref={ref}>
      {width !== null && (
        <CultureBars
          title={name}
          description={CULTURE_TYPES.map(
            (type) => `${types[type]} ${formatPercent(culture[type] / 100, language)}`,
          ).join(', ')}
          width={width}
          format={format}
          rows={CULTURE_TYPES.map((type) => ({ type, actual: null, target: culture[type] }))}
          texts={{ types, actual: t.actual, target: t.target, type: t.type }}
        />
      )}
    </div>
  );
};
