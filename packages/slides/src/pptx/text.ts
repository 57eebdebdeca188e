import type { Language } from '@cadran/contract/codes';
import { LINE_HEIGHT, PARAGRAPH_GAP } from '../layout/fit-text.ts';
import { escapeXml, schemeFill } from './xml.ts';

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>;

export interface TextLook {
  readonly size: number;
  readonly language: Language;
  readonly bold?: boolean;
  /** A colour of the theme. */
  readonly color?: string;
  readonly align?: 'l' | 'ctr' | 'r';
  readonly bullets?: boolean;
  /** In a cell nothing follows. */
  readonly tight?: boolean;
}

/** One line or several, in one look. */
export const paragraphXml = (
  text: string,
  { size, language, bold, tight, color = 'tx1', align = 'l', bullets }: TextLook,
): string => {
  const indent = bullets
    ? ` marL="${Math.round(size * 12_700)}" indent="-${Math.round(size * 12_700)}"`
    : '';
  const mark = bullets ? '<a:buFont typeface="Arial"/><a:buChar char="•"/>' : '<a:buNone/>';
  return `<a:p><a:pPr algn="${align}"${indent}><a:lnSpc><a:spcPct val="${LINE_HEIGHT * 0.84 * 100_000}"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="${tight ? 0 : Math.round(size * PARAGRAPH_GAP * 100)}"/></a:spcAft>${mark}</a:pPr><a:r><a:rPr lang="${LOCALES[language]}" sz="${Math.round(size * 100)}"${bold ? ' b="1"' : ' b="0"'} dirty="0">${schemeFill(color)}</a:rPr><a:t>${escapeXml(text)}</a:t></a:r></a:p>`;
};

/** A paragraph without text keeps the language for what is typed there. */
export const emptyParagraph = (language: Language): string =>
  `<a:p><a:endParaRPr lang="${LOCALES[language]}"/></a:p>`;
