import type { CultureType } from '@cadran/contract/codes';
import type { Shape } from '@cadran/theme';
import type { Kind } from '../drawing/kind.ts';
import type { Range } from '../drawing/linear-scale.ts';

/** A culture on the two axes of scoring.md §1, each from -100 to 100. */
export interface QuadrantPoint {
  /** External +, internal -. */
  readonly x: number;
  /** Flexibility +, stability -. */
  readonly y: number;
  readonly label: string;
  readonly kind: Kind;
  /** A values set's own colour. */
  readonly color?: string;
  readonly shape?: Shape;
  /** The middle half of the answers on each axis (scoring.md §9). */
  readonly quartiles?: { readonly x: Range; readonly y: Range };
  /** Median distance of the answers to the point. */
  readonly radius?: number;
}

/** Quinn's kite: the four scores drawn on the diagonals. */
export interface QuadrantKite {
  readonly label: string;
  readonly kind: Kind;
  readonly scores: Readonly<Record<CultureType, number>>;
  readonly color?: string;
}

export interface QuadrantModel {
  /** The most important first: the first labels get the best places. */
  readonly points: readonly QuadrantPoint[];
  /** From one point to another, by their places in `points`. */
  readonly arrows?: readonly { readonly from: number; readonly to: number }[];
  readonly kites?: readonly QuadrantKite[];
}

export interface QuadrantTexts {
  readonly types: Readonly<Record<CultureType, string>>;
  readonly axes: {
    readonly external: string;
    readonly internal: string;
    readonly flexibility: string;
    readonly stability: string;
  };
  /** Heading of the table's first column. */
  readonly culture: string;
}
