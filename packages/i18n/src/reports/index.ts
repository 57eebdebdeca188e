import type { Shape } from '../area.ts';
import type { Language } from '../language.ts';
import * as en from './english.ts';
import * as fr from './french.ts';

export type ReportWords = Shape<typeof fr>;

/** Loaded statically: reports are built synchronously, in both languages at once. */
export const REPORT_WORDS: Readonly<Record<Language, ReportWords>> = { fr, en };
