import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'What you told us',
  sections: {
    heard: 'What we heard',
    next: 'What will be done',
    since: 'Since last time',
    about: 'How to read this page',
  },
  participation: {
    people: (count, shown, date) =>
      `${shown} ${plural('en', count, 'person', 'people')} answered, up to ${date}.`,
    answers: (shown, date) =>
      `There were ${shown} answers, up to ${date}. Anyone with the link could answer.`,
    rate: (percent) => `That is ${percent} of the workforce.`,
    rateAtLeast: (percent) => `That is at least ${percent} of the workforce.`,
  },
  basedOn: (answers) => `Based on ${answers} answers.`,
  bars: {
    title: 'Four ways of working together',
    picture: 'The four cultures, today and wished for',
    intro:
      'Everyone ranked statements twice: first as they see things today, then as they would like them to be. A hundred points are shared out between four cultures.',
    today: 'Today',
    wished: 'Wished for',
  },
  position: {
    title: 'Where we are, where we want to go',
    picture: 'The two points in the diagram',
    intro:
      'The filled point is the culture of today, the hollow one the culture wished for. As many answers lie on one side of a point as on the other.',
  },
  gaps: {
    title: 'The largest gaps',
    intro:
      'A gap is the difference between what is wished for and what is experienced, in points. Only what chance in the answers does not explain is named.',
  },
  units: {
    title: 'By unit',
    intro:
      'The distance is the number of points between the culture of today and the one wished for.',
    unit: 'Unit',
    answers: 'Answers',
    leading: 'Leading culture today',
    slight: (type) => `Mixed, ${type} slightly ahead`,
    level: 'Several are level',
    distance: 'Distance',
  },
  actions: {
    title: 'Actions',
    earlierTitle: 'The actions announced',
    what: 'Action',
    forWhom: 'For whom',
    until: 'By',
    noDate: 'No date',
    state: 'Progress',
    effect: 'What the answers show',
    moved: (figure, movement, change) => `${figure}: ${movement}, ${change}`,
  },
  since: {
    compared: (campaign, date, answers) =>
      `Compared with “${campaign}”, answers up to ${date} (${answers} answers).`,
    caution:
      'Those who answered are not necessarily the same people. Only what chance in the answers does not explain is named.',
  },
  about: {
    intervals:
      'The two numbers after a figure say how far chance may move a figure: if other people from the same group had answered, it would probably lie between the two (95% interval).',
    anonymity: (minimum) =>
      `Answers are anonymous. No figure on this page is about fewer than ${minimum} people.`,
    anonymityByLink: (minimum) =>
      `Answers are anonymous. No figure on this page is about fewer than ${minimum} answers, and every figure is blurred.`,
    types: 'The four cultures',
    counted:
      'How often this page is opened is counted, once a day per browser, without noting who opens it.',
    frozen: (date) =>
      `This page was published on ${date}. Its figures do not change after publication.`,
  },
} satisfies Shape<typeof fr>;
