import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const people = (count: number, shown: string) =>
  `${shown}\u00a0${plural('en', count, 'respondent', 'respondents')}`;

export default {
  title: 'Results',
  introduction: 'Choose the group whose results you want to read.',
  people,
  back: 'Back',
  backToFilters: 'Back to the filters',
  segments: { unit: 'Unit', gender: 'Gender', age: 'Age', tenure: 'Length of service' },
  notGiven: 'Not given',
  unknownUnit: 'Unknown unit',
  everybody: 'All respondents',
  part: (attribute: string, values: string) => `${attribute}: ${values}`,
  state: {
    title: (date: string) => `Answers as of ${date}`,
    kinds: { interim: 'Interim results', final: 'Final results' },
    groups: (count: number, shown: string) =>
      `${shown} ${plural('en', count, 'group can be read', 'groups can be read')}`,
    newAnswers: (count: number, shown: string) =>
      count === 0
        ? 'No new answers since.'
        : `${shown} ${plural('en', count, 'new answer', 'new answers')} since.`,
    update: 'Update results',
    missing: (count: number, needed: number) =>
      count === 1
        ? `One more answer and an update is possible. Each update needs at least ${needed} new ones: two updates then never differ by fewer.`
        : `${count} more answers and an update is possible. Each update needs at least ${needed} new ones: two updates then never differ by fewer.`,
    possible: 'Enough answers have come in since for an update.',
    computationsLeft: (left, most) =>
      `Results of an audit by link are computed at most ${most} times, the last time at closing. Until then ${left} ${plural('en', left, 'is', 'are')} left.`,
    keptForClosing: (taken) =>
      `These results have been computed ${taken} times. They will be computed once more, when the audit closes. Computed more often, the blur that protects people would average out.`,
    noneLeft: (most) =>
      `These results have been computed ${most} times and are not computed again, even when the audit closes: the blur that protects people would average out. To hear from people again, create a new audit.`,
    onlyOwner: 'Only the campaign’s owner and the administrators can update.',
    started: 'The calculation has begun. You may leave this page.',
    ready: 'The results are up to date.',
  },
  first: {
    title: 'No results yet',
    open: (answers: string) =>
      `Received so far: ${answers}. Compute the first results whenever you like; the campaign stays open, and they will be computed again when it closes.`,
    closed: (answers: string) => `Received: ${answers}. Compute the results.`,
    answers: (count: number, shown: string) =>
      `${shown} ${plural('en', count, 'answer', 'answers')}`,
    action: 'Compute the results',
    waiting: (minimum: number) =>
      `The first results need at least ${minimum} answers. They will also be computed when the campaign closes.`,
    received: (answers: string) => `Received so far: ${answers}.`,
    none: 'Nobody answered this campaign.',
    confirmTitle: 'Compute the first results?',
    confirmText:
      'Units and their groups are then fixed for this campaign: changing them later would let two divisions be compared and small groups be worked out.',
    groups: (count: number) =>
      count === 0
        ? 'No units are grouped.'
        : `${count} ${plural('en', count, 'group', 'groups')} of units in place.`,
  },
  work: {
    title: 'Computing the results',
    waiting: 'Waiting for another computation to finish.',
    running:
      'Each group is checked before it may be shown. You may leave this page; the calculation goes on.',
    progress: (percent: string) => `${percent} checked`,
    before: 'Meanwhile the previous results can still be read.',
  },
  failed: {
    title: 'The results could not be computed',
    text: 'The answers are intact. Start again; if it fails again, tell whoever runs the application.',
    retry: 'Start again',
  },
  filters: {
    title: 'Filter respondents',
    explanation: 'Two criteria at most. With none chosen, the results are about everybody.',
    oneAtATime:
      'One group at a time. With none chosen, the results are about everybody. Anyone with the link could answer, so figures are blurred and groups cannot be combined.',
    closed: 'Hidden to protect anonymity',
    crowded: 'More answers than people',
    whyCrowded:
      'A unit with more answers than people is not shown: somebody answered more than once, or chose a unit that is not theirs. Correct its headcount if it is wrong, then update the results.',
    twoAtMost: 'Two criteria at most: clear one to choose here.',
    whyByLink: (minimum: number) =>
      `Hidden options are all hidden for the same reason: too few answers to protect anonymity. A group of an audit by link is shown once there are ${minimum} answers, plus a few more drawn at random, so that no single answer decides it. More answers would open them; an audit by codes shows smaller groups.`,
    why: (minimum: number) =>
      `Hidden options are all hidden for the same reason: too few people to protect anonymity. Either the group has fewer than ${minimum}, or showing it would let a smaller one be worked out. A group that fewer than ${minimum} people have joined since earlier results is hidden for this reason too: the difference would be theirs alone. It is shown again once ${minimum} or more have joined.`,
    chosen: 'Chosen group',
    reset: 'Clear all',
    show: 'Show report',
    refused: 'Too few people',
    several: 'One group at a time',
  },
  refusal: {
    title: 'Too few people',
    explanation: (minimum: number) =>
      `No result is shown for a group of fewer than ${minimum} people, nor for one that would let a smaller group be worked out.`,
    explanationByLink: (minimum: number) =>
      `A group of an audit by link is shown once there are ${minimum} answers, plus a few more drawn at random. More answers would open it; an audit by codes shows smaller groups.`,
    severalTitle: 'One group at a time',
    several:
      'By link, a report is about all respondents or about one value of one criterion, such as one unit or one age band, whatever the number of answers. Choose a single value to read it. An audit by codes lets two criteria be combined.',
    all: 'See all respondents',
  },
  grouping: {
    open: 'Group units',
    title: 'Group units',
    explanation:
      'A small unit cannot be shown on its own. Joined with others under one name it can; its employees are then only seen together. The first results fix the groups.',
    proposals: 'For your next audit',
    proposalsHint:
      'Some units are not shown on their own. Grouped with others before the first results of your next audit, they could be:',
    option: (number: number) => `Option ${number}`,
    own: 'Your groups',
    none: 'No groups: each unit is looked at on its own.',
    group: (number: number) => `Group ${number}`,
    nameFr: 'Name in French',
    nameEn: 'Name in English',
    units: 'Units joined',
    addUnit: 'Add a unit…',
    noUnitLeft: 'All units are in a group already',
    add: 'Add a group',
    remove: (number: number) => `Remove group ${number}`,
    save: 'Save',
    saved: 'Groups saved.',
  },
  report: {
    takenAt: (date: string) => `answers as of ${date}`,
    group: 'Group',
    lettered: (letter: string) => `Group ${letter}`,
    change: 'Change group',
    compare: 'Compare with another group',
    changeSecond: 'Change the second group',
    trend: 'Compare over time',
    alone: 'Leave the comparison',
    earlier: 'Earlier campaign',
    download: 'Download',
    pdf: 'This report as PDF',
    languages: { fr: 'In French', en: 'In English' },
    table: 'Figures',
    xlsx: 'All groups (Excel)',
    print: 'Print',
    newer: {
      title: 'Newer results exist',
      text: (shown, latest) =>
        `This report is about answers up to ${shown}. The results have been updated since: answers up to ${latest}.`,
      show: 'Show the latest',
      possibleTitle: 'An update is possible',
      possible: 'Enough new answers have come in since these results to compute them again.',
      update: 'Go to the update',
    },
    preparing: 'Preparing the file…',
  },
  comparing: {
    title: 'Compare with another group',
    explanation: (name: string) => `Choose the group to set beside: ${name}.`,
    same: 'This is the same group: choose another.',
    show: 'Compare',
  },
  changing: { title: 'Change group' },
  trending: {
    title: 'Compare over time',
    explanation: (name: string) =>
      `The same group in an earlier campaign about the same subject (${name}).`,
    none: 'No earlier campaign of your organisation is about the same subject and has results.',
    closed: 'Too few people in this group in that campaign.',
    oneAtATime:
      'That campaign was answered by link: it can be compared for one value of one criterion at a time.',
  },
} satisfies Shape<typeof fr>;
