import { type FigureName, isFigure } from '../figures/figure-names.ts';

/** `?figure=strength`: what the lines show. */
export interface WavesAddress {
  readonly figure?: FigureName;
}

export const parseWavesAddress = ({ figure }: Readonly<Record<string, unknown>>): WavesAddress =>
  isFigure(figure) ? { figure } : {};
