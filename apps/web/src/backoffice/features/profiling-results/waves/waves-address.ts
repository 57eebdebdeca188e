import type { OverviewFigure } from '@cadran/contract/codes';
import { isFigure } from '../figures/is-figure.ts';

/** `?figure=strength`: what the lines show. */
export interface WavesAddress {
  readonly figure?: OverviewFigure;
}

export const parseWavesAddress = ({ figure }: Readonly<Record<string, unknown>>): WavesAddress =>
  isFigure(figure) ? { figure } : {};
