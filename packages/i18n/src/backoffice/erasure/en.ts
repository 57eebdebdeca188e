import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  banner: {
    label: 'Erasing on hold',
    text: 'Cadran has stopped erasing: it is not sure what time it is.',
    link: 'Check and confirm',
  },
  introduction:
    'Every day Cadran erases data whose retention time is over. When it is not sure what time it is, it erases nothing until you confirm.',
  fine: {
    title: 'Data is erased as usual',
    text: 'There is nothing to confirm.',
  },
  lastRun: (date, ago) => `Last run on ${date}, ${ago}.`,
  neverRun: 'No run is known.',
  days: (count) =>
    count === 0 ? 'less than a day ago' : `${count} ${plural('en', count, 'day', 'days')} ago`,
  pause: {
    title: 'The last run was more than two days ago',
    explanation:
      'If the server was off during that time, confirm. If not, its clock has jumped: do not confirm, correct the clock. Erasing will then resume by itself.',
    now: (date) => `The server thinks that it is ${date}.`,
    confirm: 'Confirm: the server was off',
  },
  difference: {
    title: 'Two clocks show different times',
    ahead: (machine, duration) =>
      `The clock of the server “${machine}” is ${duration} ahead of the database’s.`,
    behind: (machine, duration) =>
      `The clock of the server “${machine}” is ${duration} behind the database’s.`,
    explanation:
      'Correct the clock that is wrong: erasing will then resume by itself. Confirm only if the server’s time is right and the difference is intended.',
    confirm: 'Confirm in spite of the difference',
  },
  since: (date) => `On hold since ${date}.`,
  duration: {
    days: (count) => `${count} ${plural('en', count, 'day', 'days')}`,
    hours: (count) => `${count} ${plural('en', count, 'hour', 'hours')}`,
    minutes: (count) => `${count} ${plural('en', count, 'minute', 'minutes')}`,
  },
  due: {
    title: 'What will be erased',
    description: 'Within ten minutes of your confirmation. Nobody can bring it back.',
    organizations: 'Organisations concerned',
    campaigns: 'Closed campaigns concerned',
    candidates: 'Candidates, with their answers and reports',
    invitations: 'Invitations',
    mails: 'Emails to users, older than thirty days',
  },
  dialog: {
    title: 'Resume erasing?',
    explanation: (count, shown) =>
      count === 0
        ? 'No candidate will be erased.'
        : `${shown} ${plural('en', count, 'candidate', 'candidates')} will be erased within ten minutes. Nobody can bring ${plural('en', count, 'this one', 'them')} back.`,
  },
  confirmed: 'Erasing resumes',
} satisfies Shape<typeof fr>;
