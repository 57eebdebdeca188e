import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  search: 'Search for a candidate or a reference…',
  count: (total, shown) => `${shown} ${plural('en', total, 'order', 'orders')}`,
  candidate: 'Candidate',
  unknownCandidate: 'Candidate erased or removed',
  campaign: 'Campaign',
  system: 'System',
  anySystem: 'All systems',
  status: 'State',
  anyStatus: 'All states',
  statuses: {
    ordered: 'Invited',
    started: 'Started',
    completed: 'Completed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    erased: 'Erased',
  },
  orderedAt: 'Ordered on',
  returned: 'Last notice to the system',
  deliveries: { queued: 'Waiting', delivered: 'Received', failed: 'Given up' },
  noReturn: 'No return address',
  attempts: (num, date) =>
    `${num} ${plural('en', num, 'attempt', 'attempts')}, the last on ${date}`,
  nextAttempt: (date) => `Next attempt on ${date}`,
  failures: {
    no_token: 'No token is set for this system',
    host_not_allowed: 'This installation does not allow the return address',
    private_address: 'The return address leads into the network',
  },
  openReport: 'Open the report',
  openCampaign: 'Open the campaign',
  empty: {
    title: 'No orders yet',
    explanation:
      'Assessments that your applicant tracking system orders will appear here. Connect it under “Integrations” first.',
  },
} satisfies Shape<typeof fr>;
