import type { CultureType, Domain, Verdict } from '@cadran/contract/codes';
import { NEUTRALS } from './neutrals.ts';

/** Meanings have fixed colours and shapes, independent of the organisation's theme. */
export type Shape = 'circle' | 'triangle' | 'square' | 'diamond';

export interface Mark {
  readonly color: string;
  readonly shape: Shape;
}

/** Okabe and Ito's palette, distinguishable with every kind of colour vision. */
export const CULTURE_MARKS = {
  clan: { color: '#009E73', shape: 'circle' },
  adhocracy: { color: '#E69F00', shape: 'triangle' },
  market: { color: '#D55E00', shape: 'square' },
  hierarchy: { color: '#0072B2', shape: 'diamond' },
} as const satisfies Record<CultureType, Mark>;

/** Five hues of the same lightness (OKLCH 0.55), so that no domain looks more important. */
export const DOMAIN_COLORS = {
  openness: '#8a57ae',
  conscientiousness: '#3072c1',
  extraversion: '#af5504',
  agreeableness: '#258651',
  neuroticism: '#b93f65',
} as const satisfies Record<Domain, string>;

/** What is compared, distinguished by colour and shape; none is a colour of a culture type. */
export const COMPARED_MARKS = [
  { color: NEUTRALS.light.data, shape: 'circle' },
  { color: '#a8326e', shape: 'square' },
  { color: '#5f6f12', shape: 'triangle' },
  { color: '#7446a8', shape: 'diamond' },
] as const satisfies readonly Mark[];

/** The second of two groups of employees. */
export const SECOND_GROUP_COLOR = '#7a3e9d';

/** Always beside the verdict's icon and word. */
export const VERDICT_COLORS = {
  fits: '#1f7a46',
  can_adapt: '#93600a',
  does_not_fit: '#b3352f',
  insufficient_basis: NEUTRALS.light['ink-soft'],
} as const satisfies Record<Verdict, string>;

/** What a note says of its content, in the colours of the verdicts. */
export const TONES = {
  good: VERDICT_COLORS.fits,
  caution: VERDICT_COLORS.can_adapt,
  bad: VERDICT_COLORS.does_not_fit,
} as const;
