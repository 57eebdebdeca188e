import { formatNumber } from '@cadran/i18n';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useDates } from '../dates/use-dates.ts';
import { FigureSourceContext } from '../../../shared/report/picture/figure/figure-source.ts';

interface Props {
  /** Whose figures the charts show. */
  readonly of: string;
  /** How many people they are about; a text where it is rounded. */
  readonly people: number | string;
  /** ISO 8601; today unless the figures are of another day. */
  readonly date?: string;
  readonly children: ReactNode;
}

/** Lets the charts below be copied and saved, with what a figure must say. */
export const WithFigures = ({ of, people, date, children }: Props) => {
  const { language } = useLanguage();
  const dates = useDates();
  const [today] = useState(() => new Date());
  const source = useMemo(
    () => ({
      of,
      n: typeof people === 'number' ? formatNumber(people, language) : people,
      date: dates.longDate(date ?? today),
    }),
    [of, people, date, today, dates, language],
  );
  return <FigureSourceContext value={source}>{children}</FigureSourceContext>;
};
