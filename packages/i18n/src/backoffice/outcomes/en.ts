import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Outcomes after hiring',
  introduction:
    'Six and twelve months after you hire somebody, say whether they are still in the job and how they work. This shows whether the questionnaire predicts anything. It takes less than a minute for each person.',
  seen: 'Only you and administrators see these answers. They are deleted with the candidate; only sums without names are kept.',
  shown: 'Outcomes shown',
  due: (count) => `To enter (${count})`,
  entered: (count) => `Entered (${count})`,
  none: {
    due: 'Nothing to enter for now. You will get an email six and twelve months after you hire somebody.',
    entered: 'Nothing has been entered yet.',
  },
  retention: (days) =>
    `Candidates are erased ${days} days after their campaign is closed: nothing can be said about somebody who is erased before six or twelve months. An administrator can choose a longer retention period.`,
  off: 'Your organisation does not add up answers. An administrator can change this in the organisation’s settings.',
  person: (name, months) => `${name}, after ${months} months`,
  hired: (day, end) => `Hired on ${day} · enter before ${end}`,
  form: {
    stayed: 'Are they still in the job?',
    reason: 'Why did they leave?',
    cannotSay: 'Cannot say',
    save: 'Save',
    correct: 'Correct',
    saved: 'Saved',
    needStayed: 'Say whether they are still in the job.',
    needReason: 'Choose a reason.',
    remove: 'Delete',
    removed: 'Deleted',
    conflict: 'Somebody else has just entered this outcome. The page now shows their version.',
  },
  more: (count) => `${count} more will follow.`,
  import: {
    open: 'Import a file',
    title: 'Import outcomes after hiring',
    explanation: (rows) =>
      `Download the template: it has a row for each outcome to enter. Fill it in and choose it here, up to ${rows} rows. Everything is saved, or nothing if a row is wrong.`,
    downloadTemplate: 'Download the template',
    file: 'CSV file',
    chooseFile: 'Choose a file…',
    text: 'Rows to import',
    textHint: 'You can correct them here before sending.',
    noLine: 'There is nobody below the row of headings.',
    unreadable: 'This text cannot be read as a CSV file.',
    send: 'Import',
    done: (count) => `${count} ${plural('en', count, 'outcome saved', 'outcomes saved')}`,
    refused: 'Nothing was saved: correct these rows',
    line: (line, column, reason) => `Row ${line}, ${column}: ${reason}`,
    column: (column, reason) => `Column ${column}: ${reason}`,
    wholeLine: 'the whole row',
  },
  home: {
    title: 'Outcomes after hiring',
    due: (count) =>
      `${count} ${plural('en', count, 'person', 'people')} hired six or twelve months ago: say how they are doing.`,
    none: 'Nothing to enter for now.',
    open: 'See the outcomes',
  },
} satisfies Shape<typeof fr>;
