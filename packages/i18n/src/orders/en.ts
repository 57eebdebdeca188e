import type { Shape } from '../area.ts';
import type fr from './fr.ts';

export default {
  state: 'Status',
  states: {
    ordered: 'Invitation sent',
    started: 'Started',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Invitation removed before the start',
    erased: 'Data erased',
  },
  score: 'Overall score',
  interval: 'Interval',
  range: (low, high) => `${low} to ${high}`,
  verdict: 'Fit',
  completedAt: 'Completed on',
  report: 'Report',
  pdf: 'PDF report (link valid for one hour)',
  description: 'Cadran screening questionnaire',
} satisfies Shape<typeof fr>;
