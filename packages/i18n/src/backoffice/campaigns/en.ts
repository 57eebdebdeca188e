import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  search: 'Search for a campaign…',
  count: (total, shown) => `${shown} ${plural('en', total, 'campaign', 'campaigns')}`,
  create: 'Create a campaign',
  fromFile: 'Open a file',
  name: 'Name',
  nobody: 'None',
  openedCount: (_count, shown) => `${shown} opened`,
  completedCount: (_count, shown) => `${shown} completed`,
  status: 'Status',
  statuses: { open: 'Open', closed: 'Closed' },
  anyStatus: 'All campaigns',
  onlyStatus: { open: 'Open campaigns', closed: 'Closed campaigns' },
  createdAt: 'Created',
  updatedAt: 'Updated',
  overview: 'Overview',
  owner: 'Owner',
  progress: {
    title: (name) => `Completed questionnaires over 30 days: ${name}`,
    sentence: (_started, shownStarted, _completed, shownCompleted) =>
      `In the last 30 days, ${shownStarted} began and ${shownCompleted} finished.`,
  },
  actions: {
    link: 'Get link',
    invitations: 'Invitations',
    edit: 'Update',
    read: 'View',
    open: 'Open',
    close: 'Close',
    duplicate: 'Duplicate',
    repeat: 'Repeat this audit',
    download: 'Download as a file',
    remove: 'Delete',
  },
  unfinishedOnClose: (count, shown) =>
    count === 1
      ? 'One person had not finished, and can go on if you open it again.'
      : `${shown} people had not finished, and can go on if you open it again.`,
  repeated: (name) => `Next audit of the series created, closed for now: “${name}”`,
  duplicated: (name) => `Copy created, closed for now: “${name}”`,
  link: {
    byCodes:
      'This link alone is not enough: each person answers with a code of their own. Give codes out by email or on cards; you can put up the link for people who already have theirs.',
    codes: 'Give out codes',
    title: (name) => `Link: ${name}`,
    closed: 'The campaign is closed. Open it for this link to lead to the questionnaire.',
    label: 'Link to the questionnaire',
    qr: (name) => `QR code of the link: ${name}`,
    download: { png: 'Download as PNG', svg: 'Download as SVG' },
  },
  closing: {
    title: (name) => `Close “${name}”?`,
    forGood: 'This cannot be undone:',
    secret:
      'the secret that mailed codes are derived from is destroyed: nothing will be able to tell which address a code belonged to;',
    mail: 'no code and no reminder can be emailed for this audit any more, even if you open it again.',
    kept: 'If you open the audit again, codes already given out work again, and you can still print cards.',
    confirm: 'Close the audit',
  },
  deletion: {
    title: (name) => `Delete “${name}”?`,
    lost: 'This will be lost for good:',
    link: 'the link to the questionnaire, which will stop working',
    confirm: 'Delete for good',
    done: (name) => `“${name}” has been deleted`,
  },
  modules: {
    screening: {
      introduction: 'Your screening campaigns, their links and their candidates.',
      campaigns: 'Screening campaigns',
      empty: {
        title: 'No campaigns yet',
        explanation:
          'Describe the profile you are looking for, then send the link to your candidates.',
      },
      people: 'Candidates',
      nowStatus: {
        open: (name) => `“${name}” is open: candidates can answer`,
        closed: (name) => `“${name}” is closed: its questionnaire is no longer available`,
      },
      send: 'Send this link to your candidates, or print the QR code: they answer without logging in.',
      lost: {
        nobody: 'Nobody has answered yet: no answers are lost.',
        people: (count) =>
          `${count} ${plural('en', count, 'candidate, with all answers and reports', 'candidates, with all answers and reports')}`,
        content: 'the desired profile, the questions and the texts of the campaign',
      },
    },
    profiling: {
      introduction: 'Your culture audits, their links and how many people take part.',
      campaigns: 'Audit campaigns',
      empty: {
        title: 'No audits yet',
        explanation:
          'Describe your organisation, then send the link to your employees: they answer anonymously.',
      },
      people: 'Respondents',
      nowStatus: {
        open: (name) => `“${name}” is open: employees can answer`,
        closed: (name) => `“${name}” is closed: its questionnaire is no longer available`,
      },
      send: 'Send the same link to all employees, or put up the QR code: they answer without logging in and without giving a name. In an audit by codes, each also enters their code.',
      lost: {
        nobody: 'Nobody has answered yet: no results are lost.',
        people: (count) =>
          `${count} ${plural('en', count, 'questionnaire, finished or begun, and the results', 'questionnaires, finished or begun, and the results')}`,
        content: 'the units, the values, the logo and the texts of the campaign',
      },
    },
  },
} satisfies Shape<typeof fr>;
