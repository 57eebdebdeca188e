import type { Language } from './language.ts';

/** An ordinary space before these signs, or inside quotation marks: a line must not break there. */
const BREAKABLE = / (?=[;:!?»])|(?<=«) /gu;

/** What an organisation typed, as French sets it; other languages put no space there. */
export const unbroken = (text: string, language: Language): string =>
  language === 'fr' ? text.replaceAll(BREAKABLE, '\u00a0') : text;
