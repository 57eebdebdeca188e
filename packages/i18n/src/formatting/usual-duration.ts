import type { Language } from '../language.ts';
import { plural } from './plural.ts';

/** The specification's own words for the duration of an audit, which differ by language (spec, section 9). */
export const USUAL_AUDIT_DURATION = {
  fr: { from: 10, to: 15, text: '10 à 15 minutes' },
  en: { from: 15, to: 20, text: '15 to 20 minutes' },
} as const satisfies Record<Language, object>;

/** In the middle of a sentence: the usual words where they are true of what is asked, else the minutes. */
export const auditDuration = (
  minutes: number,
  language: Language,
  showsEstimate: boolean,
): string => {
  const { from, to, text } = USUAL_AUDIT_DURATION[language];
  if (minutes >= from && minutes <= to && !showsEstimate) return text;
  const unit = plural(language, minutes, 'minute', 'minutes');
  return `${language === 'fr' ? 'environ' : 'about'} ${minutes}\u00a0${unit}`;
};
