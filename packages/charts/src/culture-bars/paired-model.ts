import type { CultureType } from '@cadran/contract/codes';
import type { Kind } from '../drawing/kind.ts';

export interface PairedRow {
  readonly type: CultureType;
  readonly actual: number | null;
  readonly target: number | null;
}

/** The words of every picture with a filled and an outlined bar per culture type. */
export interface PairedTexts {
  readonly types: Readonly<Record<CultureType, string>>;
  readonly actual: string;
  readonly target: string;
  /** Heading of the table's first column. */
  readonly type: string;
}

/** The series that hold something: a portrait without a target has one. */
export const kindsOf = (rows: readonly PairedRow[]): readonly Kind[] =>
  (['actual', 'target'] as const).filter((kind) => rows.some((row) => row[kind] !== null));
