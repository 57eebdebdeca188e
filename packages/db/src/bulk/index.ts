export { type CopyValue, written, type Written } from './copy-line.ts';
export { fillTables, type Filling } from './fill-tables.ts';
