import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  sections: 'Sections of the report',
  showTable: 'Show as a table',
  showPicture: 'Show the chart',
  of: ': ',
  howComputed: 'How was this computed?',
} satisfies Shape<typeof fr>;
