import { formatInterval } from '@cadran/charts/models';
import {
  type ActionAim,
  type ActionFigure,
  type AuditAction,
  CULTURE_TYPES,
} from '@cadran/contract';
import { formatDay } from '@cadran/i18n';
import { backoffice } from '@cadran/i18n/backoffice';
import { CULTURE_TYPE_TEXTS } from '@cadran/instruments/culture/culture-types';
import { numberFormats } from '@cadran/reports/number-formats';
import { useLanguage } from '../../../../shared/language/language-context.tsx';
import { localizedText } from '../../../../shared/language/localized-text.ts';
import { useMessages } from '../../../../shared/language/use-messages.ts';
import { useDates } from '../../../shared/dates/use-dates.ts';

/** What an action says of itself, in words. */
export const useActionWords = () => {
  const t = useMessages(backoffice.auditActions);
  const { language } = useLanguage();
  const dates = useDates();
  const format = numberFormats(language);
  const figureName = (figure: ActionFigure): string => {
    const type = CULTURE_TYPES.find((one) => one === figure);
    return type
      ? CULTURE_TYPE_TEXTS[type].name[language]
      : t.figures[figure as keyof typeof t.figures];
  };
  return {
    t,
    figureName,
    unitName: ({ unit }: AuditAction): string => {
      if (unit === null) return t.everybody;
      return unit.name ? localizedText(unit.name, language) : t.unknownUnit;
    },
    /** `plain` under a heading that says what the day is. */
    dueText: ({ dueOn, overdue }: AuditAction, plain: boolean): string => {
      if (dueOn === null) return t.noDate;
      const day = formatDay(dueOn, language);
      if (overdue) return t.overdueSince(day);
      return plain ? day : t.until(day);
    },
    aimText: ({ figure, direction }: ActionAim): string => t.aim[direction](figureName(figure)),
    movementText: ({ movement: { movement, reason } }: AuditAction): string =>
      reason ? t.unknownBecause(t.reasons[reason]) : t.movements[movement],
    /** "20.1 → 31.2 (+11.1 [6.0; 16.2])" */
    changeText: ({ movement: { figures } }: AuditAction): string | null =>
      figures &&
      t.change(
        format.decimal(figures.before.value),
        format.decimal(figures.after.value),
        formatInterval(
          format.difference(figures.change.value),
          figures.change.interval,
          format.difference,
        ),
      ),
    sinceText: ({ movement: { audit } }: AuditAction): string | null =>
      audit && t.since(audit.name, dates.date(audit.takenAt)),
  };
};
