import { CELL_PADDING, type FittedTable } from '../layout/fit-table.ts';
import { emptyParagraph, paragraphXml, type TextLook } from './text.ts';
import { type Box, CHART, emu, escapeXml, RELATIONS, schemeFill, TABLE, transform } from './xml.ts';

/** Everything on a page has a number and a name, which the selection pane shows. */
interface Named {
  readonly id: number;
  readonly name: string;
}

const nonVisual = ({ id, name }: Named, description?: string): string =>
  `<p:cNvPr id="${id}" name="${escapeXml(name)}"${
    description === undefined ? '' : ` descr="${escapeXml(description)}"`
  }/>`;

const NO_INSETS = 'lIns="0" tIns="0" rIns="0" bIns="0"';

export const textBox = (
  named: Named,
  box: Box,
  paragraphs: readonly string[],
  look: TextLook,
  anchor: 't' | 'ctr' | 'b' = 't',
): string =>
  `<p:sp><p:nvSpPr>${nonVisual(named)}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${transform(box, 'a:xfrm')}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" ${NO_INSETS} anchor="${anchor}"><a:noAutofit/></a:bodyPr><a:lstStyle/>${paragraphs.map((text) => paragraphXml(text, look)).join('')}</p:txBody></p:sp>`;

/** A place that the layout defines; `index` tells those of one kind apart. */
export const placeholder = (
  named: Named,
  kind: 'title' | 'ctrTitle' | 'subTitle',
  text: string,
  look: TextLook,
): string =>
  `<p:sp><p:nvSpPr>${nonVisual(named)}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="${kind}"${kind === 'subTitle' ? ' idx="1"' : ''}/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text, look)}</p:txBody></p:sp>`;

export const footerPlaceholders = (first: number, text: string, look: TextLook): string =>
  `<p:sp><p:nvSpPr>${nonVisual({ id: first, name: 'Footer' })}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="ftr" sz="quarter" idx="11"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphXml(text, look)}</p:txBody></p:sp><p:sp><p:nvSpPr>${nonVisual({ id: first + 1, name: 'Slide number' })}<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldNum" sz="quarter" idx="12"/></p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:pPr algn="r"/><a:fld id="{6B5A3F1C-9C1D-4C55-8E0B-2F6D7A1B9E10}" type="slidenum"><a:rPr lang="en-GB" sz="1000">${schemeFill('tx1')}</a:rPr><a:t>‹#›</a:t></a:fld></a:p></p:txBody></p:sp>`;

export const picture = (
  named: Named,
  box: Box,
  relationship: string,
  description: string,
): string =>
  `<p:pic><p:nvPicPr>${nonVisual(named, description)}<p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="${relationship}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform(box, 'a:xfrm')}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;

const graphicFrame = (named: Named, box: Box, description: string, graphic: string): string =>
  `<p:graphicFrame><p:nvGraphicFramePr>${nonVisual(named, description)}<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transform(box, 'p:xfrm')}<a:graphic>${graphic}</a:graphic></p:graphicFrame>`;

export const chartFrame = (
  named: Named,
  box: Box,
  relationship: string,
  description: string,
): string =>
  graphicFrame(
    named,
    box,
    description,
    `<a:graphicData uri="${CHART}"><c:chart xmlns:c="${CHART}" xmlns:r="${RELATIONS}" r:id="${relationship}"/></a:graphicData>`,
  );

const NO_LINE = (side: string): string => `<a:${side} w="0"><a:noFill/></a:${side}>`;
const cellBorders = (color: string, width: number): string =>
  `${NO_LINE('lnL')}${NO_LINE('lnR')}${NO_LINE('lnT')}<a:lnB w="${emu(width)}">${schemeFill(color)}</a:lnB>`;

/** The first row heads the columns, the first column the rows. */
export const tableFrame = (
  named: Named,
  box: Box,
  table: FittedTable,
  look: Pick<TextLook, 'language'>,
  description: string,
): string => {
  const { columns, rows, numeric, size, widths, heights } = table;
  const cell = (text: string, place: number, isHead: boolean): string => {
    const shown = {
      ...look,
      size,
      tight: true,
      align: numeric.includes(place) ? 'r' : 'l',
    } as const;
    const paragraph =
      text === ''
        ? emptyParagraph(look.language)
        : paragraphXml(text, {
            ...shown,
            bold: isHead || place === 0,
            color: isHead ? 'tx2' : 'tx1',
          });
    return `<a:tc><a:txBody><a:bodyPr/><a:lstStyle/>${paragraph}</a:txBody><a:tcPr marL="${emu(CELL_PADDING.x)}" marR="${emu(CELL_PADDING.x)}" marT="${emu(CELL_PADDING.y)}" marB="${emu(CELL_PADDING.y)}" anchor="ctr">${cellBorders(isHead ? 'accent1' : 'bg2', isHead ? 1.5 : 1)}<a:noFill/></a:tcPr></a:tc>`;
  };
  const row = (cells: readonly string[], index: number): string =>
    `<a:tr h="${emu(heights[index] ?? 0)}">${cells.map((text, place) => cell(text, place, index === 0)).join('')}</a:tr>`;
  return graphicFrame(
    named,
    { ...box, height: heights.reduce((sum, one) => sum + one, 0) },
    description,
    `<a:graphicData uri="${TABLE}"><a:tbl><a:tblPr firstRow="1" firstCol="1"/><a:tblGrid>${widths
      .map((width) => `<a:gridCol w="${emu(width)}"/>`)
      .join('')}</a:tblGrid>${[columns, ...rows].map(row).join('')}</a:tbl></a:graphicData>`,
  );
};

/** The group that holds the shapes of a page. */
export const shapeTree = (shapes: string): string =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`;
