import type { Shape } from '../../area.ts';
import { plural } from '../../formatting/plural.ts';
import type fr from './fr.ts';

export default {
  title: 'Interview guide',
  introduction:
    'The same six questions for everybody, then a few about what this person’s answers do not show. Your ratings enter no score.',
  back: 'Report',
  print: 'Print the sheet',
  core: {
    title: 'Common questions',
    description:
      'Ask them of everybody, in this order and in these words. An example from studies or voluntary work counts as much as one from a job.',
  },
  probes: {
    title: 'Questions for this person',
    description:
      'Chosen from the gaps to the desired profile and the uncertain sections, the most important first.',
    none: 'No gap and no uncertain section: the common questions are enough.',
  },
  number: (place) => `Question ${place}`,
  about: {
    skills: (name) => `Skill: ${name}`,
    languages: (name) => `Language: ${name}`,
  },
  main: 'the one that matters most for this job',
  ownQuestion: 'Your organisation’s question',
  why: 'Why this question:',
  poles: {
    high: (name) => name,
    low: (name) => `${name}, low level`,
  },
  reasons: {
    trait: {
      below: (name, position, min, max) =>
        `by the answers, “${name}” lies below the desired range: ${position} on a scale from 1 to 5, desired ${min} to ${max} by provisional norms.`,
      above: (name, position, min, max) =>
        `by the answers, “${name}” lies above the desired range: ${position} on a scale from 1 to 5, desired ${min} to ${max} by provisional norms.`,
    },
    withMargin: (position, margin) => `${position} ± ${margin}`,
    weaker: (name) => `“${name}” counts more in the desired profile than in this person’s answers.`,
    rank: (name, desired, actual) =>
      `“${name}”: place ${desired} in the desired profile, place ${actual} for this person.`,
    level: (wanted, given) => `level required: ${wanted}; level given: ${given}.`,
    noLevel: 'none',
    uncertain: (section, score, low, high) =>
      `the score of the section “${section}” is uncertain: ${score}, probably ${low} to ${high}.`,
    unanswered: (section) => `the section “${section}” has too few answers for a score.`,
  },
  anchors: 'What an answer rated 1, 3 or 5 sounds like',
  rating: (place) => `Rating of question ${place}`,
  notAsked: 'Not asked',
  note: (place) => `Notes on question ${place}`,
  notePlaceholder: 'What the person said, in their words.',
  overallNote: 'Overall note',
  readable:
    'The person can ask for a copy of your ratings and notes: write what was said, nothing about health, family, belief, origin, age or union membership.',
  saving: {
    idle: 'Every change is saved as a draft.',
    pending: 'Saving…',
    saved: 'Draft saved.',
    kept: 'Not saved yet: kept on this device, trying again.',
    lost: 'Not saved yet: do not close this page.',
  },
  conflict: {
    title: 'This sheet was changed elsewhere',
    text: 'You changed it on another device or in another tab. What you typed here was not saved.',
    reload: 'Load the saved sheet',
  },
  submit: {
    open: 'Submit my ratings',
    title: 'Submit your ratings?',
    text: 'You will not be able to change them. You will then see those of the others.',
    missing: (count) =>
      `${count} ${plural('en', count, 'question without a rating counts', 'questions without a rating count')} as not asked.`,
    confirm: 'Submit',
    nothing: 'Rate at least one question before you submit.',
    done: 'Ratings submitted.',
  },
  blind: {
    title: 'The other ratings stay hidden',
    text: 'Everybody rates without seeing the others. They appear once you have submitted yours.',
    open: 'Read without rating',
    confirmTitle: 'Read the ratings without rating?',
    confirmText:
      'For those who decide without interviewing. You will not be able to rate this person any more, and a draft of yours is erased.',
    confirm: 'Read the ratings',
    done: 'You read the ratings without rating this person.',
  },
  interviewers: {
    title: 'Who interviews',
    none: 'Nobody has begun yet.',
    rated: (name, date) => `${name}: submitted on ${date}`,
    drafting: (name) => `${name}: has begun`,
    deleted: 'Deleted account',
  },
  summary: {
    title: 'Ratings side by side',
    description:
      'No average: a difference is talked over. These ratings are kept with the decision and change no score.',
    question: 'Question',
    spread: 'Spread',
    same: 'None',
    apart: (points) => `${points} ${plural('en', points, 'point', 'points')}`,
    discuss: 'talk it over',
    none: 'Nobody has submitted ratings yet.',
    you: (name) => `${name} (you)`,
    onlyOne: 'One rating only',
  },
  decision: {
    title: 'Decision',
    link: 'Decide in the report',
    none: 'No decision recorded.',
    on: (date) => `Saved on ${date}`,
  },
  sheet: { interviewer: 'Interviewed by', date: 'Date' },
  form: {
    isDefault:
      'The six questions of the bank that suit nearly every job. Choose others if the job asks for it.',
    choose: 'Choose the questions',
    useDefault: 'Go back to the default questions',
    question: (place) => `Question ${place}`,
    own: 'Write my own question…',
    ownGroup: 'Your question',
    text: { fr: 'Your question in French', en: 'Your question in English' },
    hint: 'Ask for an example from experience. Nothing about health, family, belief, origin, age, union membership or past pay.',
    fixed:
      'A guide no longer changes once somebody has begun to rate the person: your changes are for the next ones.',
  },
} satisfies Shape<typeof fr>;
