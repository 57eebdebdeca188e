import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Your first steps',
  introduction:
    'Four steps from the campaign to the first report. They stay here until you hide them.',
  progress: (done, total) => `${done} of ${total} ${plural('en', total, 'step', 'steps')} done`,
  done: 'Done',
  toDo: 'To do',
  dismiss: 'Do not show again',
  steps: {
    create: {
      title: 'Create a campaign',
      text: 'Describe the position: a few sections are enough to begin with.',
      action: 'Create a campaign',
    },
    preview: {
      title: 'Preview the questionnaire',
      text: '“Preview as a candidate”, in the form: answer as one, nothing is kept.',
      action: 'Open the form',
    },
    share: {
      title: 'Share the link',
      text: 'Copy the link or the QR code, or invite by email.',
      action: 'Get the link',
    },
    read: {
      title: 'Read a report',
      text: 'As soon as a candidate has finished, open their report from the campaign.',
      action: 'See the candidates',
    },
  },
  waiting: 'Once there is a campaign',
  help: 'Read the guide to recruiting',
} satisfies Shape<typeof fr>;
