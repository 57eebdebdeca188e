import type { Shape } from '../../area.ts';
import type fr from './fr.ts';

export default {
  pick: (name) => `Pick the colour: ${name}`,
  saturation: 'Saturation and lightness',
  hue: 'Hue',
  wrongFormat: 'A colour is written #rrggbb, for example #0f766e.',
} satisfies Shape<typeof fr>;
