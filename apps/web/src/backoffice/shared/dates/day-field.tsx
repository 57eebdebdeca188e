import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import { backoffice } from '@cadran/i18n/backoffice';
import { DateInput } from '@mantine/dates';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { useLanguage } from '../../../shared/language/language-context.tsx';
import { useMessages } from '../../../shared/language/use-messages.ts';

// Without this plugin Mantine silently drops typed dates.
dayjs.extend(customParseFormat);

const LOCALES = { fr: 'fr', en: 'en-gb' } as const;

const NO_DAYS: never[] = [];
/** The popover stays in the main landmark, which axe requires. */
const IN_CONTENT = { portalProps: { target: '#content' } };

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (day: string | undefined) => void;
  readonly minDate?: string | undefined;
  readonly maxDate?: string | undefined;
}

export const DayField = ({ label, value, onChange, minDate, maxDate }: Props) => {
  const t = useMessages(backoffice.calendar);
  const { language } = useLanguage();
  const locale = LOCALES[language];
  return (
    <DateInput
      label={label}
      w={150}
      placeholder={t.placeholder}
      valueFormat="DD/MM/YYYY"
      locale={locale}
      firstDayOfWeek={1}
      hideOutsideDates
      // Red weekends would look like errors.
      weekendDays={NO_DAYS}
      popoverProps={IN_CONTENT}
      clearable
      value={value ?? null}
      onChange={(day) => onChange(day ?? undefined)}
      {...(minDate && { minDate })}
      {...(maxDate && { maxDate })}
      ariaLabels={{
        previousMonth: t.previousMonth,
        nextMonth: t.nextMonth,
        previousYear: t.previousYear,
        nextYear: t.nextYear,
        previousDecade: t.previousDecade,
        nextDecade: t.nextDecade,
      }}
      getMonthControlProps={(month) => ({
        'aria-label': dayjs(month).locale(locale).format('MMMM YYYY'),
      })}
    />
  );
};
