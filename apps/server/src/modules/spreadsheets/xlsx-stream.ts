import { Zip } from 'fflate';
import type { Cell } from './escape-formula.ts';
import { createDeflatedPart } from './deflated-part.ts';
import { sheetEnd, sheetStart, xmlRow, xlsxParts } from './xlsx-parts.ts';

/**
 * Streams a workbook of one sheet in constant memory. Libraries that write workbooks hold all cells.
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
  for (const [name, content] of xlsxParts(sheetName)) {
    const part = createDeflatedPart(name);
    zip.add(part.file);
    await part.write(content);
    await part.end();
  }
  const sheet = createDeflatedPart('xl/worksheets/sheet1.xml');
  zip.add(sheet.file);
  let count = 0;
  for await (const batch of lines) {
    const rows = batch.map((cells) => xmlRow(cells, ++count)).join('');
    await sheet.write(count === batch.length ? sheetStart(batch[0]?.length ?? 1) + rows : rows);
    yield* take();
  }
  await sheet.write(sheetEnd);
  await sheet.end();
  zip.end();
  yield* take();
};
