import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

const people = (count: number, shown: string) =>
  `${shown}\u00a0${plural('en', count, 'respondent', 'respondents')}`;

export default {
  title: 'Results',
  pages: {
    report: 'Report',
    map: 'Map of groups',
    waves: 'Over time',
    actions: 'Actions',
    published: 'Page for respondents',
  },
  people,
  back: 'Back',
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
    answered: (answers: string) => `${answers}, no results yet`,
    open: 'Compute the first results whenever you like; the campaign stays open, and they will be computed again when it closes.',
    closed: 'Compute the results to read the report.',
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
    change: 'Change group',
    compare: 'Compare with another group',
    changeSecond: 'Change the second group',
    alone: 'Leave the comparison',
    earlier: 'Earlier campaign',
    comparedWith: 'Compared with',
    download: 'Download',
    pdf: 'Report (PDF)',
    slides: 'Slides (PowerPoint)',
    languages: { fr: 'In French', en: 'In English' },
    table: 'Figures',
    xlsx: 'All groups (Excel)',
    print: 'Print',
    newer: {
      title: 'Newer results exist',
      text: (shown, latest) =>
        `This report is about answers up to ${shown}. The results have been updated since: answers up to ${latest}.`,
      show: 'Show the latest results',
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
  figures: {
    gap: 'Total gap',
    strength: 'Strength',
    responseRate: 'Response rate',
    none: '–',
    interval: (low: string, high: string) => `${low}\u00a0to\u00a0${high}`,
    spoken: (value: string, low: string, high: string) =>
      `${value} (95% interval ${low} to ${high})`,
  },
  map: {
    title: 'Map of groups',
    label: (attribute: string) => `Main figures: ${attribute}`,
    introduction: (date: string) =>
      `The main figures of every group whose report can be read, answers as of ${date}. Select a cell to open its report.`,
    by: 'Groups by',
    respondents: 'Respondents',
    hint: 'The stronger the colour, the higher the figure; below it, its 95% interval. The leading culture is in bold. Select a heading to sort. Arrow keys move between cells.',
  },
  waves: {
    title: 'Over time',
    introduction: (count: number) =>
      `${count} ${plural('en', count, 'audit', 'audits')} of this series with results.`,
    none: 'As soon as an audit of this series has results, they appear here.',
    figure: 'Figure',
    explanations: {
      clan: 'Share of the clan culture as people see it today, in per cent.',
      adhocracy: 'Share of the adhocracy culture as people see it today, in per cent.',
      market: 'Share of the market culture as people see it today, in per cent.',
      hierarchy: 'Share of the hierarchy culture as people see it today, in per cent.',
      gap: 'How far the culture people see is from the one they wish for, in points.',
      strength: 'How far the leading culture stands out today, from 0 to 100.',
      responseRate: 'Answers as a share of the declared headcount.',
    },
    intervals:
      'The vertical lines are 95% intervals: two audits whose lines overlap widely may not differ at all. A missing point means that the audit does not have this unit, or that its report is hidden to protect anonymity.',
    byUnit: 'By unit',
    chart: (figure: string, group: string) => `${figure}: ${group}`,
    point: (date: string, value: string) => `${date}: ${value}`,
    nothing: 'No audit shows this figure.',
    table: (figure: string) => `${figure}, audit by audit`,
    compareShort: 'Compare with the latest',
    compare: (earlier: string) => `Compare with the latest: ${earlier}`,
    save: 'Save',
    series: {
      title: 'Audits of the series',
      explanation: 'Audits about the same subject that are compared over time',
    },
    matches: {
      title: 'Match units',
      explanation:
        'Units with the same name belong together. For a unit that was renamed or divided, choose the unit of the latest audit that continues it.',
      unit: (unit: string, audit: string) => `${unit} (${audit})`,
      ends: 'No unit continues it',
    },
  },
  published: {
    title: 'Page for respondents',
    introduction:
      'Tell those who answered what was heard, what will be done and by when. The page is read at the link of the audit.',
    state: {
      published: (date) => `Published on ${date}`,
      notPublished: 'Not published',
      none: 'The link of the audit says that the questionnaire is not available.',
      shown: 'It is shown at the link of the audit.',
      open: 'The audit is open. You can write the page now and publish it once the audit is closed.',
      openAgain: 'The audit is open again: until it closes, its link leads to the questionnaire.',
      noResults: 'Results for all respondents are needed first.',
      changed: 'You have saved changes since. Publish again to show them.',
      read: 'Read the page at the link',
      openings: (count, shown) => `Opened ${shown} ${plural('en', count, 'time', 'times')}`,
      counted:
        'Counted once a day per browser. Somebody who reads on two devices counts twice, and who they are is not stored.',
    },
    takeBack: {
      action: 'Take back',
      title: 'Take the page back?',
      text: 'The link will say again that the questionnaire is not available. Your texts and choices are kept.',
      done: 'The page was taken back.',
    },
    own: {
      title: 'Your words',
      explanation:
        'Both texts are optional. Leave an empty line between two paragraphs. A text that is empty in one language is shown in the other.',
      heard: 'What we heard',
      next: 'What will be done',
      languages: { fr: 'French', en: 'English' },
      label: (text, language) => `${text} (${language})`,
    },
    figures: {
      title: 'Figures',
      explanation:
        'Of all respondents, each with its 95% interval and the number of answers. They are copied when you publish and do not change afterwards.',
      names: {
        participation: 'Number of answers and response rate',
        bars: 'The four cultures, today and wished for',
        position: 'Position in the diagram',
        gaps: 'Largest gaps',
      },
    },
    since: {
      label: (audit, date) => `What has changed since “${audit}” (${date})`,
      none: 'What has changed since last time (no earlier audit to compare with)',
      later: 'What has changed since last time (once there are results)',
    },
    units: {
      title: 'Units',
      explanation:
        'Number of answers, leading culture and distance of each unit you choose. By default none is shown.',
      hidden: 'Only units whose own report can be read can be shown.',
    },
    actions: {
      title: 'Actions',
      explanation:
        'Title, unit, last day and progress of each action you choose. Notes and names of responsible people are not shown.',
      none: 'There are no actions yet.',
      own: 'What will be done',
      earlier: 'Since last time',
      due: (state, day) => `${state}, by ${day}`,
    },
    save: 'Save',
    saved: 'Page saved.',
    preview: 'Preview',
    previewAndPublish: 'Preview and publish',
    previewExplanation: 'This is what readers will see.',
    previewLanguage: 'Language of the preview',
    backToEditing: 'Back to editing',
    publish: 'Publish',
    publishedNow: 'The page is published.',
    onlyEditors: 'Only the campaign’s owner and the administrators can change this page.',
  },
} satisfies Shape<typeof fr>;
