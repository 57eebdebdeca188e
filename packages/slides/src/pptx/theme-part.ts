import type { DeckColors } from './brand.ts';
import type { Part } from './office-package.ts';
import { escapeXml, MAIN, XML } from './xml.ts';

/** On every computer that has Office, and as wide as the free face that replaces it elsewhere. */
const FONT = 'Arial';

const line = (width: number): string =>
  `<a:ln w="${width}"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>`;
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';
const FORMATS = `<a:fmtScheme name="Cadran"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line(6350)}${line(12_700)}${line(19_050)}</a:lnStyleLst><a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
const FACE = `<a:latin typeface="${FONT}"/><a:ea typeface=""/><a:cs typeface=""/>`;

/** Colours and typeface; a chart or text that is changed later keeps to them. */
export const themePart = (number: number, name: string, colors: DeckColors): Part => ({
  path: `ppt/theme/theme${number}.xml`,
  contentType: 'application/vnd.openxmlformats-officedocument.theme+xml',
  content: `${XML}<a:theme xmlns:a="${MAIN}" name="${escapeXml(name)}"><a:themeElements><a:clrScheme name="${escapeXml(name)}">${Object.entries(
    colors,
  )
    .map(
      ([slot, color]) =>
        `<a:${slot}><a:srgbClr val="${color.slice(1).toUpperCase()}"/></a:${slot}>`,
    )
    .join(
      '',
    )}</a:clrScheme><a:fontScheme name="Cadran"><a:majorFont>${FACE}</a:majorFont><a:minorFont>${FACE}</a:minorFont></a:fontScheme>${FORMATS}</a:themeElements></a:theme>`,
});
