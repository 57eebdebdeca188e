import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const people = (count: number, shown: string) =>
  `${shown} ${plural('en', count, 'candidate', 'candidates')}`;

export default {
  select: (name) => `Select ${name}`,
  selectHeader: 'Selection',
  selectPage: 'Select the whole page',
  selectAll: 'Select everybody who has finished',
  selectFirst: (shown) => `Select the first ${shown}`,
  selected: (count, shown) => `${people(count, shown)} selected`,
  clear: 'Clear the selection',
  compareLimit: (most) => `You can compare 2 to ${most} candidates.`,
  decide: 'Decide…',
  change: (name, decision) => `Decision about ${name}: ${decision}`,
  withReason: 'Decide with a reason…',
  dialog: {
    titleOne: (name) => `Decide about ${name}`,
    titleMany: (count, shown) => `Decide about ${people(count, shown)}`,
    decision: 'Decision',
    noteOnce: 'Asked once, saved for each person. You can leave it empty.',
    noteOne: 'It replaces the saved reason. You can leave it empty.',
    save: (count, shown) =>
      count === 1 ? 'Save the decision' : `Save for ${people(count, shown)}`,
  },
  saved: (name, decision) => `${name}: ${decision}.`,
  savedMany: (count, shown, decision) => `${people(count, shown)}: ${decision}.`,
  undo: 'Undo',
  undone: (count, shown) =>
    count === 1 ? 'The former decision is back.' : `The ${shown} former decisions are back.`,
  legend: 'What the letters mean',
  keys: {
    open: 'Keyboard shortcuts',
    introduction: 'They act on the candidate whose name is outlined, never while you are typing.',
    next: 'Next candidate',
    previous: 'Previous candidate',
    read: 'Read the report',
    readKey: 'Enter',
    select: 'Select or deselect',
    decide: (decision) => `Decision: ${decision}`,
    forSelected: 'If candidates are selected, 1 to 5 open the decision about all of them.',
    undo: 'Undo the last decision',
    help: 'Show this list',
    use: 'Use these shortcuts in this browser',
  },
} satisfies Shape<typeof fr>;
