import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  sections: 'Sections of the report',
  showTable: 'Show as a table',
  showPicture: 'Show the chart',
  of: ': ',
  figure: {
    open: 'Export',
    copy: (format) => `Copy as ${format}`,
    save: (format) => `Save as ${format}`,
    copied: 'Figure copied.',
    saved: 'Figure saved.',
    failed: 'The figure could not be made. Try again.',
  },
  howComputed: 'How was this computed?',
} satisfies Shape<typeof fr>;
