export type { Picture } from './picture.ts';
export type * from './report.ts';
