export { type CopyValue, encodeValue, type EncodedValue } from './copy-format.ts';
export { type BulkRow, fillTables, type BulkWriter } from './fill-tables.ts';
