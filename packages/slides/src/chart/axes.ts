import { escapeXml, schemeFill } from '../pptx/xml.ts';

const GRID = `<c:majorGridlines><c:spPr><a:ln w="6350"><a:solidFill><a:schemeClr val="tx1"><a:lumMod val="15000"/><a:lumOff val="85000"/></a:schemeClr></a:solidFill></a:ln></c:spPr></c:majorGridlines>`;
const AXIS_LINE = `<c:spPr><a:ln w="9525"><a:solidFill><a:schemeClr val="tx1"><a:lumMod val="50000"/><a:lumOff val="50000"/></a:schemeClr></a:solidFill></a:ln></c:spPr>`;

const text = (size: number): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size * 100}">${schemeFill('tx1')}</a:defRPr></a:pPr><a:endParaRPr lang="en-GB"/></a:p></c:txPr>`;

const IDS = { 1: '111111111', 2: '222222222' } as const;

/** `reversed`: bars are read from the top. */
export const categoryAxis = (position: 'l' | 'b', reversed: boolean): string =>
  `<c:catAx><c:axId val="${IDS[1]}"/><c:scaling><c:orientation val="${reversed ? 'maxMin' : 'minMax'}"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${AXIS_LINE}${text(12)}<c:crossAx val="${IDS[2]}"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/></c:catAx>`;

interface ValueAxis {
  readonly id: 1 | 2;
  readonly position: 'l' | 'b';
  readonly scale: readonly [number, number];
  readonly title?: string;
  readonly step?: number;
  /** Where categories are read from the top, the axis stands below the last one. */
  readonly atEnd?: boolean;
}

const STEPS = [10, 20, 25, 50, 100];
const MOST_STEPS = 6;

const stepOf = ([from, to]: ValueAxis['scale']): number =>
  STEPS.find((step) => (to - from) / step <= MOST_STEPS) ?? 100;

const titleXml = (words: string, position: 'l' | 'b'): string =>
  `<c:title><c:tx><c:rich><a:bodyPr${position === 'l' ? ' rot="-5400000" vert="horz"' : ''}/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1200" b="0">${schemeFill('tx1')}</a:defRPr></a:pPr><a:r><a:rPr lang="en-GB" sz="1200" b="0">${schemeFill('tx1')}</a:rPr><a:t>${escapeXml(words)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

export const valueAxis = ({ id, position, scale, title, step, atEnd }: ValueAxis): string =>
  `<c:valAx><c:axId val="${IDS[id]}"/><c:scaling><c:orientation val="minMax"/><c:max val="${scale[1]}"/><c:min val="${scale[0]}"/></c:scaling><c:delete val="0"/><c:axPos val="${position}"/>${GRID}${title === undefined ? '' : titleXml(title, position)}<c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${atEnd ? 'nextTo' : 'low'}"/>${AXIS_LINE}${text(11)}<c:crossAx val="${IDS[id === 1 ? 2 : 1]}"/><c:crosses val="${atEnd ? 'max' : 'autoZero'}"/><c:crossBetween val="${title === undefined ? 'between' : 'midCat'}"/><c:majorUnit val="${step ?? stepOf(scale)}"/></c:valAx>`;
