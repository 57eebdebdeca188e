import type { Language } from '../language.ts';

/** Ordinary spaces before these signs or inside quotation marks, where French forbids a line break. */
const BREAKABLE = / (?=[;:!?»])|(?<=«) /gu;

/** Sets no-break spaces in French text typed by users; English text is unchanged. */
export const withNoBreakSpaces = (text: string, language: Language): string =>
  language === 'fr' ? text.replaceAll(BREAKABLE, '\u00a0') : text;
