import { officePackage, type Part } from '../pptx/office-package.ts';
import { escapeXml, RELATIONS, XML } from '../pptx/xml.ts';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell; a formula has its value too, for programs that do not calculate. */
export type SheetCell =
  | string
  | number
  | null
  | { readonly formula: string; readonly value: number };

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') +
  String.fromCodePoint(65 + (index % 26));

const cellXml = (cell: SheetCell, reference: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  return `<c r="${reference}"><f>${cell.formula}</f><v>${cell.value}</v></c>`;
};

/** The sheet behind a chart: what opens when somebody edits its data. */
export const workbook = (rows: readonly (readonly SheetCell[])[]): Uint8Array => {
  const sheet: Part = {
    path: 'xl/worksheets/sheet1.xml',
    contentType: `${TYPES}.worksheet+xml`,
    content: `${XML}<worksheet xmlns="${SHEET}"><cols><col min="1" max="${rows[0]?.length ?? 1}" width="18" customWidth="1"/></cols><sheetData>${rows
      .map(
        (row, index) =>
          `<row r="${index + 1}">${row.map((cell, place) => cellXml(cell, `${columnName(place)}${index + 1}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`,
  };
  const book: Part = {
    path: 'xl/workbook.xml',
    contentType: `${TYPES}.sheet.main+xml`,
    content: `${XML}<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="${SHEET_NAME}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    relationships: [{ kind: 'worksheet', to: sheet.path }],
  };
  return officePackage([book, sheet], [{ kind: 'officeDocument', to: book.path }]);
};

/** Not translated: the chart's references name it. */
export const SHEET_NAME = 'Sheet1';
