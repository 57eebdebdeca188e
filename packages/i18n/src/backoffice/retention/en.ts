import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const candidates = (count: number, shown: string) =>
  `${shown} ${plural('en', count, 'candidate', 'candidates')}`;
const campaigns = (count: number) => `${count} ${plural('en', count, 'campaign', 'campaigns')}`;

export default {
  introduction:
    'How long candidates’ answers are kept after a campaign has closed, and what will be erased then.',
  setting: {
    title: 'Retention period',
    description: (months: number) =>
      `This is the period candidates are told about before the first question. The answers of those who agreed to be kept longer stay for ${months} months, if that is more. A longer period is for campaigns created from then on: the others keep the period they announced.`,
    days: 'Days after closing',
    suffix: ' days',
    hint: (min: number, max: number) => `From ${min} to ${max} days. 90 is good practice.`,
    now: 'With this period',
    tried: (days: number) => `With ${days} ${plural('en', days, 'day', 'days')}, if you save`,
    save: 'Save',
    saved: (days: number) =>
      `Answers are kept for ${days} ${plural('en', days, 'day', 'days')} after closing`,
  },
  due: {
    nothing: 'the next run erases nothing.',
    some: (count: number, shown: string, inCampaigns: number) =>
      `the next run erases ${candidates(count, shown)} in ${campaigns(inCampaigns)}.`,
  },
  lastRun: (date: string) =>
    `Last run on ${date}. It takes place every day, and each erasure is noted in the log.`,
  neverRun:
    'There has been no run yet. It takes place every day, and each erasure is noted in the log.',
  upcoming: {
    title: 'What will be erased, and when',
    description: 'Closed campaigns that still hold data, soonest erasure first.',
    empty: 'No closed campaign holds any data.',
    open: 'An open campaign keeps all its answers: the retention period starts when you close it.',
    forgotten: (count: number, people: number, shown: string, days: number) =>
      `${plural('en', count, 'An open campaign has', `${count} open campaigns have`)} had no new candidates for ${days} ${plural('en', days, 'day', 'days')} and ${plural('en', count, 'keeps', 'keep')} ${candidates(people, shown)}. If the recruitment is over, close ${plural('en', count, 'it', 'them')}.`,
    seeOpen: 'See the campaigns',
    campaign: 'Campaign',
    closedAt: 'Closed on',
    removesAt: 'Erasure',
    next: 'At the next run',
    candidates: 'Candidates',
    invitations: 'Invitations',
    keptLonger: 'Kept longer',
    keptUntil: (count: string, date: string) => `${count}, until ${date}`,
    nobody: '–',
  },
  confirm: {
    title: (days: number) => `Keep answers for ${days} ${plural('en', days, 'day', 'days')}?`,
    explanation: (count: number, shown: string) =>
      `The next run will erase ${candidates(count, shown)}: answers, reports and decisions. Nobody will be able to bring them back.`,
    export: 'First export what you have to keep.',
    action: 'Save this period',
  },
} satisfies Shape<typeof fr>;
