import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Cell } from './candidate-cells.ts';
import { sheetEnd, sheetStart, xmlRow, XLSX_PARTS } from './xlsx-parts.ts';

/**
 * A workbook of one sheet, zipped as its lines come: memory stays the same however many there are.
 * Libraries that write workbooks gather all cells first.
 */
export const xlsxStream = async function* (
  lines: AsyncIterable<readonly (readonly Cell[])[]>,
  sheetName: string,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for (const [name, content] of XLSX_PARTS(sheetName)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(strToU8(content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  let count = 0;
  for await (const batch of lines) {
    const rows = batch.map((cells) => xmlRow(cells, ++count)).join('');
    sheet.push(strToU8(count === batch.length ? sheetStart(batch[0]?.length ?? 1) + rows : rows));
    yield* take();
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield* take();
};
