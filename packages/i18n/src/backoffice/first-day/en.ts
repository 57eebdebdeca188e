import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Get started',
  progress: (done, total) => `${done} of ${total} ${plural('en', total, 'step', 'steps')} done`,
  done: 'Done',
  toDo: 'To do',
  waiting: 'Later',
  newTab: 'in a new tab',
  dismiss: 'Hide this list',
  dismissed: 'List hidden: you can find it again in the help',
  bringBack: 'Show the list “Get started”',
  steps: {
    organization: {
      title: 'Create an organisation',
      text: 'Each organisation has its own users, campaigns and colours.',
    },
    branding: {
      title: 'Add your branding',
      text: 'Your logo and colours, in questionnaires and reports too.',
    },
    user: {
      title: 'Add a user',
      text: 'Somebody who recruits or runs audits with you.',
    },
    campaign: {
      title: 'Create a campaign',
      text: 'Describe the job: a few sections are enough.',
    },
    answer: {
      title: 'Answer it yourself',
      text: 'Open the campaign’s link and answer as a candidate would.',
    },
    report: {
      title: 'Read the report and record a decision',
      text: 'The report is ready as soon as the questionnaire is complete.',
    },
    audit: {
      title: 'Create an audit',
      text: 'An anonymous survey of your organisation’s culture.',
    },
    auditAnswers: {
      title: 'Invite employees',
      text: 'Pass the link or the codes on; answers are counted as they come.',
    },
    auditResults: {
      title: 'Compute the results',
      text: 'Once five people have answered.',
    },
  },
} satisfies Shape<typeof fr>;
